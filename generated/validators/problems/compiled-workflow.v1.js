// Generated from schemas/compiled-snapshot.ts by `npm run generate`; do not edit.
// <stdin>
var find = validate21, schema6 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Compiled workflow snapshot", type: "object", properties: { schemaVersion: { type: "number", const: 1 }, workflowId: { type: "string", pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" }, kind: { type: "string", enum: ["workflow", "routine"] }, name: { type: "string" }, description: { type: "string" }, version: { type: "string" }, tags: { type: "array", items: { type: "string" } }, aliases: { type: "array", items: { type: "string" } }, agentRole: { type: "string" }, recommendations: { type: "object", properties: { autonomy: { type: "string", enum: ["guided", "full_auto_stop_on_user_deps", "full_auto_never_stop"] }, riskPolicy: { type: "string", enum: ["conservative", "balanced", "aggressive"] } }, additionalProperties: !0 }, capabilities: { type: "object", properties: { delegation: { type: "string", enum: ["required", "preferred", "disabled"] }, web_browsing: { type: "string", enum: ["required", "preferred", "disabled"] } }, additionalProperties: !0 }, features: { type: "array", items: { type: "object", properties: { featureId: { type: "string" }, config: { type: "object", additionalProperties: {} } }, required: ["featureId", "config"], additionalProperties: !0 } }, contracts: { type: "array", items: { type: "object", properties: { contractRef: { type: "string" }, artifactKind: { type: "string" }, schema: { type: "object", additionalProperties: {} }, example: {}, guidance: { type: "array", items: { type: "string" } } }, required: ["contractRef", "artifactKind", "schema", "guidance"], additionalProperties: !0 } }, inputs: { type: "array", items: { type: "object", properties: { key: { type: "string", pattern: "^[a-z0-9_-]+$" }, contextKey: { type: "string" }, kind: { type: "string", enum: ["string", "number", "boolean", "enum", "list"] }, values: { type: "array", items: { type: "string" } }, required: { type: "boolean" }, coerce: { type: "boolean", const: !0 }, description: { type: "string" }, sensitive: { type: "boolean", const: !0 } }, required: ["key", "kind", "required"], additionalProperties: !0 } }, conditions: { $ref: "#/definitions/part1" }, functions: { type: "array", items: { type: "object", properties: { name: { type: "string" }, scope: { type: "string", enum: ["workflow", "loop", "step"] }, ownerId: { type: "string", pattern: "^[a-z0-9_-]+$" }, definition: { type: "string" } }, required: ["name", "scope", "definition"], additionalProperties: !0 } }, guidance: { type: "array", items: { type: "string" } }, references: { type: "array", items: { type: "object", properties: { id: { type: "string" }, title: { type: "string" }, source: { type: "string" }, purpose: { type: "string" }, authoritative: { type: "boolean" }, resolveFrom: { type: "string", enum: ["workspace", "package"] } }, required: ["id", "title", "source", "purpose", "authoritative", "resolveFrom"], additionalProperties: !0 } }, extensionPoints: { type: "array", items: { type: "object", properties: { slot: { type: "string" }, purpose: { type: "string" }, defaultBinding: { type: "string" }, acceptedKinds: { type: "array", items: { type: "string", enum: ["workflow", "routine"] } }, requiredContext: { type: "array", items: { type: "string" } }, optionalContext: { type: "array", items: { type: "string" } }, requiredArtifacts: { type: "array", items: { type: "string" } } }, required: ["slot", "purpose", "defaultBinding", "acceptedKinds", "requiredContext", "optionalContext", "requiredArtifacts"], additionalProperties: !0 } }, extensionContract: { type: "object", properties: { accepts: { type: "array", items: { type: "string" } }, produces: { type: "array", items: { type: "string" } } }, required: ["accepts", "produces"], additionalProperties: !0 }, bindings: { type: "array", items: { type: "object", properties: { slot: { type: "string" }, implementationId: { type: "string" }, kind: { type: "string", enum: ["workflow", "routine"] }, source: { type: "string", enum: ["cli", "project", "default", "fallback_to_default"] }, childHash: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, fallbackReason: { type: "string" } }, required: ["slot", "implementationId", "kind", "source", "childHash"], additionalProperties: !0 } }, steps: { $ref: "#/definitions/part3" }, loops: { $ref: "#/definitions/part6" }, flow: { type: "array", items: { $ref: "#/definitions/part9" }, minItems: 1 }, routing: { type: "array", items: { type: "object", properties: { key: { type: "string", pattern: "^[a-z0-9_-]+$" }, values: { type: "array", items: { type: "string" } } }, required: ["key", "values"], additionalProperties: !0 } }, metadata: { type: "object", additionalProperties: {} }, compiledWarnings: { type: "array", items: { type: "object", properties: { code: { type: "string" }, stepId: { type: "string", pattern: "^[a-z0-9_-]+$" }, detail: { type: "string" } }, required: ["code"], additionalProperties: !0 } } }, required: ["schemaVersion", "workflowId", "kind", "name", "description", "version", "tags", "aliases", "recommendations", "capabilities", "features", "contracts", "inputs", "conditions", "functions", "guidance", "references", "extensionPoints", "bindings", "steps", "loops", "flow", "metadata", "compiledWarnings"], additionalProperties: !0, definitions: { part2: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "always_true" } }, required: ["conditionId", "kind"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "always_false" } }, required: ["conditionId", "kind"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "loop_control" }, continueWhen: { type: "string", const: "continue" } }, required: ["conditionId", "kind", "continueWhen"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_equals" }, key: { type: "string", pattern: "^[a-z0-9_-]+$" }, value: { type: ["string", "number", "boolean"] } }, required: ["conditionId", "kind", "key", "value"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_in" }, key: { type: "string", pattern: "^[a-z0-9_-]+$" }, values: { type: "array", items: { type: ["string", "number", "boolean"] } } }, required: ["conditionId", "kind", "key", "values"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_at_least" }, key: { type: "string", pattern: "^[a-z0-9_-]+$" }, value: { type: "number" } }, required: ["conditionId", "kind", "key", "value"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_at_most" }, key: { type: "string", pattern: "^[a-z0-9_-]+$" }, value: { type: "number" } }, required: ["conditionId", "kind", "key", "value"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_contains" }, key: { type: "string", pattern: "^[a-z0-9_-]+$" }, value: { type: ["string", "number", "boolean"] } }, required: ["conditionId", "kind", "key", "value"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_present" }, key: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["conditionId", "kind", "key"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "all" }, of: { type: "array", items: { type: "string", pattern: "^[a-z0-9_-]+$" } } }, required: ["conditionId", "kind", "of"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "any" }, of: { type: "array", items: { type: "string", pattern: "^[a-z0-9_-]+$" } } }, required: ["conditionId", "kind", "of"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "not" }, of: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["conditionId", "kind", "of"], additionalProperties: !0 }] }, part1: { type: "array", items: { $ref: "#/definitions/part2" } }, part5: { type: "object", properties: { source: { type: "string", enum: ["authored", "template_injected", "feature_injected"] }, originId: { type: "string" } }, required: ["source"], additionalProperties: !0 }, part4: { type: "object", properties: { stepId: { type: "string", pattern: "^[a-z0-9_-]+$" }, title: { type: "string" }, requireConfirmation: { type: "boolean" }, notes: { type: "string", const: "required" }, agentRole: { type: "string" }, prompt: { type: "string" }, promptBlocks: { type: "object", properties: { goal: { type: "string" }, constraints: { type: "array", items: { type: "string" } }, procedure: { type: "array", items: { type: "string" } }, outputRequired: { type: "object", additionalProperties: { type: "string" } }, verify: { type: "array", items: { type: "string" } } }, additionalProperties: !0 }, refs: { type: "array", items: { type: "object", properties: { refId: { type: "string" }, refContentHash: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, bytes: { type: "integer", minimum: 0 }, block: { type: "string", enum: ["goal", "constraints", "procedure", "verify"] } }, required: ["refId", "refContentHash", "bytes", "block"], additionalProperties: !0 } }, when: { type: "string", pattern: "^[a-z0-9_-]+$" }, output: { type: "object", properties: { contractRef: { type: "string" }, required: { type: "boolean" }, seeds: { type: "array", items: { type: "string", pattern: "^[a-z0-9_-]+$" }, minItems: 1 }, stated: { type: "object", properties: { fields: { type: "array", items: { type: "string" } }, example: { type: "object", additionalProperties: {} } }, required: ["fields"], additionalProperties: !0 }, hints: { type: "object", additionalProperties: { type: "string" } }, assessmentContractRefs: { type: "array", items: { type: "string" } }, followups: { type: "array", items: { type: "object", properties: { contractRef: { type: "string" }, level: { type: "string" }, guidance: { type: "string" } }, required: ["contractRef", "level", "guidance"], additionalProperties: !0 } }, slotArtifacts: { type: "array", items: { type: "object", properties: { slot: { type: "string" }, names: { type: "array", items: { type: "string" }, minItems: 1 } }, required: ["slot", "names"], additionalProperties: !0 } } }, additionalProperties: !0 }, validationCriteria: {}, userDependencies: { type: "array", items: { type: "object", properties: { reason: { type: "string", enum: ["needs_user_secret_or_token", "needs_user_account_access", "needs_user_artifact", "needs_user_choice", "needs_user_approval", "needs_user_environment_action"] }, choiceKind: { type: "string", enum: ["preference_tradeoff", "scope_boundary", "irreversible_action", "external_side_effect", "policy_or_compliance"] }, contextKey: { type: "string", pattern: "^[a-z0-9_-]+$" }, message: { type: "string" } }, required: ["reason", "message"], additionalProperties: !0 } }, functionReferences: { type: "array", items: { type: "string" } }, probe: { type: "object", properties: { capability: { type: "string", enum: ["delegation", "web_browsing"] }, visibility: { type: "string", enum: ["collapsed", "shown"] }, templateId: { type: "string" } }, required: ["capability", "visibility", "templateId"], additionalProperties: !0 }, provenance: { $ref: "#/definitions/part5" } }, required: ["stepId", "title", "requireConfirmation", "prompt", "refs", "userDependencies", "functionReferences", "provenance"], additionalProperties: !0 }, part3: { type: "array", items: { $ref: "#/definitions/part4" }, minItems: 1 }, part9: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "step" }, stepId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "stepId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "loop" }, loopId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "loopId"], additionalProperties: !0 }] }, part8: { type: "array", items: { $ref: "#/definitions/part9" } }, part7: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { loopId: { type: "string", pattern: "^[a-z0-9_-]+$" }, title: { type: "string" }, maxIterations: { type: "integer", exclusiveMinimum: 0 }, body: { $ref: "#/definitions/part8" }, when: { type: "string", pattern: "^[a-z0-9_-]+$" }, provenance: { $ref: "#/definitions/part5" }, kind: { type: "string", const: "while" }, conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["loopId", "title", "maxIterations", "body", "provenance", "kind", "conditionId"], additionalProperties: !0 }, { type: "object", properties: { loopId: { type: "string", pattern: "^[a-z0-9_-]+$" }, title: { type: "string" }, maxIterations: { type: "integer", exclusiveMinimum: 0 }, body: { $ref: "#/definitions/part8" }, when: { type: "string", pattern: "^[a-z0-9_-]+$" }, provenance: { $ref: "#/definitions/part5" }, kind: { type: "string", const: "for_each" }, items: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["loopId", "title", "maxIterations", "body", "provenance", "kind", "items"], additionalProperties: !0 }] }, part6: { type: "array", items: { $ref: "#/definitions/part7" } } } }, pattern0 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), pattern1 = new RegExp("^[a-z0-9_-]+$", "u"), pattern24 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
var schema8 = { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "always_true" } }, required: ["conditionId", "kind"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "always_false" } }, required: ["conditionId", "kind"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "loop_control" }, continueWhen: { type: "string", const: "continue" } }, required: ["conditionId", "kind", "continueWhen"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_equals" }, key: { type: "string", pattern: "^[a-z0-9_-]+$" }, value: { type: ["string", "number", "boolean"] } }, required: ["conditionId", "kind", "key", "value"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_in" }, key: { type: "string", pattern: "^[a-z0-9_-]+$" }, values: { type: "array", items: { type: ["string", "number", "boolean"] } } }, required: ["conditionId", "kind", "key", "values"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_at_least" }, key: { type: "string", pattern: "^[a-z0-9_-]+$" }, value: { type: "number" } }, required: ["conditionId", "kind", "key", "value"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_at_most" }, key: { type: "string", pattern: "^[a-z0-9_-]+$" }, value: { type: "number" } }, required: ["conditionId", "kind", "key", "value"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_contains" }, key: { type: "string", pattern: "^[a-z0-9_-]+$" }, value: { type: ["string", "number", "boolean"] } }, required: ["conditionId", "kind", "key", "value"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_present" }, key: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["conditionId", "kind", "key"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "all" }, of: { type: "array", items: { type: "string", pattern: "^[a-z0-9_-]+$" } } }, required: ["conditionId", "kind", "of"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "any" }, of: { type: "array", items: { type: "string", pattern: "^[a-z0-9_-]+$" } } }, required: ["conditionId", "kind", "of"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "not" }, of: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["conditionId", "kind", "of"], additionalProperties: !0 }] };
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind"))
        return validate23.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let tag0 = data.kind;
        if (typeof tag0 == "string")
          if (tag0 === "always_true") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.conditionId === void 0 && (missing1 = "conditionId") || data.kind === void 0 && (missing1 = "kind"))
                  return validate23.errors = [{ instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                if (data.conditionId !== void 0) {
                  let data0 = data.conditionId, _errs5 = errors;
                  if (errors === _errs5)
                    if (typeof data0 == "string") {
                      if (!pattern1.test(data0))
                        return validate23.errors = [{ instancePath: instancePath + "/conditionId", schemaPath: "#/oneOf/0/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                    } else
                      return validate23.errors = [{ instancePath: instancePath + "/conditionId", schemaPath: "#/oneOf/0/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid2 = _errs5 === errors;
                } else
                  var valid2 = !0;
                if (valid2)
                  if (data.kind !== void 0) {
                    let data1 = data.kind, _errs7 = errors;
                    if (typeof data1 != "string")
                      return validate23.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                    if (data1 !== "always_true")
                      return validate23.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "always_true" } }], !1;
                    var valid2 = _errs7 === errors;
                  } else
                    var valid2 = !0;
              } else
                return validate23.errors = [{ instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "always_false") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing2;
                if (data.conditionId === void 0 && (missing2 = "conditionId") || data.kind === void 0 && (missing2 = "kind"))
                  return validate23.errors = [{ instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                if (data.conditionId !== void 0) {
                  let data2 = data.conditionId, _errs12 = errors;
                  if (errors === _errs12)
                    if (typeof data2 == "string") {
                      if (!pattern1.test(data2))
                        return validate23.errors = [{ instancePath: instancePath + "/conditionId", schemaPath: "#/oneOf/1/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                    } else
                      return validate23.errors = [{ instancePath: instancePath + "/conditionId", schemaPath: "#/oneOf/1/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid4 = _errs12 === errors;
                } else
                  var valid4 = !0;
                if (valid4)
                  if (data.kind !== void 0) {
                    let data3 = data.kind, _errs14 = errors;
                    if (typeof data3 != "string")
                      return validate23.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                    if (data3 !== "always_false")
                      return validate23.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "always_false" } }], !1;
                    var valid4 = _errs14 === errors;
                  } else
                    var valid4 = !0;
              } else
                return validate23.errors = [{ instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "loop_control") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing3;
                if (data.conditionId === void 0 && (missing3 = "conditionId") || data.kind === void 0 && (missing3 = "kind") || data.continueWhen === void 0 && (missing3 = "continueWhen"))
                  return validate23.errors = [{ instancePath, schemaPath: "#/oneOf/2/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                if (data.conditionId !== void 0) {
                  let data4 = data.conditionId, _errs19 = errors;
                  if (errors === _errs19)
                    if (typeof data4 == "string") {
                      if (!pattern1.test(data4))
                        return validate23.errors = [{ instancePath: instancePath + "/conditionId", schemaPath: "#/oneOf/2/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                    } else
                      return validate23.errors = [{ instancePath: instancePath + "/conditionId", schemaPath: "#/oneOf/2/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid6 = _errs19 === errors;
                } else
                  var valid6 = !0;
                if (valid6) {
                  if (data.kind !== void 0) {
                    let data5 = data.kind, _errs21 = errors;
                    if (typeof data5 != "string")
                      return validate23.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                    if (data5 !== "loop_control")
                      return validate23.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "loop_control" } }], !1;
                    var valid6 = _errs21 === errors;
                  } else
                    var valid6 = !0;
                  if (valid6)
                    if (data.continueWhen !== void 0) {
                      let data6 = data.continueWhen, _errs23 = errors;
                      if (typeof data6 != "string")
                        return validate23.errors = [{ instancePath: instancePath + "/continueWhen", schemaPath: "#/oneOf/2/properties/continueWhen/type", keyword: "type", params: { type: "string" } }], !1;
                      if (data6 !== "continue")
                        return validate23.errors = [{ instancePath: instancePath + "/continueWhen", schemaPath: "#/oneOf/2/properties/continueWhen/const", keyword: "const", params: { allowedValue: "continue" } }], !1;
                      var valid6 = _errs23 === errors;
                    } else
                      var valid6 = !0;
                }
              } else
                return validate23.errors = [{ instancePath, schemaPath: "#/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "context_equals") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing4;
                if (data.conditionId === void 0 && (missing4 = "conditionId") || data.kind === void 0 && (missing4 = "kind") || data.key === void 0 && (missing4 = "key") || data.value === void 0 && (missing4 = "value"))
                  return validate23.errors = [{ instancePath, schemaPath: "#/oneOf/3/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                if (data.conditionId !== void 0) {
                  let data7 = data.conditionId, _errs28 = errors;
                  if (errors === _errs28)
                    if (typeof data7 == "string") {
                      if (!pattern1.test(data7))
                        return validate23.errors = [{ instancePath: instancePath + "/conditionId", schemaPath: "#/oneOf/3/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                    } else
                      return validate23.errors = [{ instancePath: instancePath + "/conditionId", schemaPath: "#/oneOf/3/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid8 = _errs28 === errors;
                } else
                  var valid8 = !0;
                if (valid8) {
                  if (data.kind !== void 0) {
                    let data8 = data.kind, _errs30 = errors;
                    if (typeof data8 != "string")
                      return validate23.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                    if (data8 !== "context_equals")
                      return validate23.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "context_equals" } }], !1;
                    var valid8 = _errs30 === errors;
                  } else
                    var valid8 = !0;
                  if (valid8) {
                    if (data.key !== void 0) {
                      let data9 = data.key, _errs32 = errors;
                      if (errors === _errs32)
                        if (typeof data9 == "string") {
                          if (!pattern1.test(data9))
                            return validate23.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/oneOf/3/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                        } else
                          return validate23.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/oneOf/3/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid8 = _errs32 === errors;
                    } else
                      var valid8 = !0;
                    if (valid8)
                      if (data.value !== void 0) {
                        let data10 = data.value, _errs34 = errors;
                        if (typeof data10 != "string" && !(typeof data10 == "number" && isFinite(data10)) && typeof data10 != "boolean")
                          return validate23.errors = [{ instancePath: instancePath + "/value", schemaPath: "#/oneOf/3/properties/value/type", keyword: "type", params: { type: schema8.oneOf[3].properties.value.type } }], !1;
                        var valid8 = _errs34 === errors;
                      } else
                        var valid8 = !0;
                  }
                }
              } else
                return validate23.errors = [{ instancePath, schemaPath: "#/oneOf/3/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "context_in") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing5;
                if (data.conditionId === void 0 && (missing5 = "conditionId") || data.kind === void 0 && (missing5 = "kind") || data.key === void 0 && (missing5 = "key") || data.values === void 0 && (missing5 = "values"))
                  return validate23.errors = [{ instancePath, schemaPath: "#/oneOf/4/required", keyword: "required", params: { missingProperty: missing5 } }], !1;
                if (data.conditionId !== void 0) {
                  let data11 = data.conditionId, _errs39 = errors;
                  if (errors === _errs39)
                    if (typeof data11 == "string") {
                      if (!pattern1.test(data11))
                        return validate23.errors = [{ instancePath: instancePath + "/conditionId", schemaPath: "#/oneOf/4/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                    } else
                      return validate23.errors = [{ instancePath: instancePath + "/conditionId", schemaPath: "#/oneOf/4/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid10 = _errs39 === errors;
                } else
                  var valid10 = !0;
                if (valid10) {
                  if (data.kind !== void 0) {
                    let data12 = data.kind, _errs41 = errors;
                    if (typeof data12 != "string")
                      return validate23.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                    if (data12 !== "context_in")
                      return validate23.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "context_in" } }], !1;
                    var valid10 = _errs41 === errors;
                  } else
                    var valid10 = !0;
                  if (valid10) {
                    if (data.key !== void 0) {
                      let data13 = data.key, _errs43 = errors;
                      if (errors === _errs43)
                        if (typeof data13 == "string") {
                          if (!pattern1.test(data13))
                            return validate23.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/oneOf/4/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                        } else
                          return validate23.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/oneOf/4/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid10 = _errs43 === errors;
                    } else
                      var valid10 = !0;
                    if (valid10)
                      if (data.values !== void 0) {
                        let data14 = data.values, _errs45 = errors;
                        if (errors === _errs45)
                          if (Array.isArray(data14)) {
                            var valid11 = !0;
                            let len0 = data14.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let data15 = data14[i0], _errs47 = errors;
                              if (typeof data15 != "string" && !(typeof data15 == "number" && isFinite(data15)) && typeof data15 != "boolean")
                                return validate23.errors = [{ instancePath: instancePath + "/values/" + i0, schemaPath: "#/oneOf/4/properties/values/items/type", keyword: "type", params: { type: schema8.oneOf[4].properties.values.items.type } }], !1;
                              var valid11 = _errs47 === errors;
                              if (!valid11)
                                break;
                            }
                          } else
                            return validate23.errors = [{ instancePath: instancePath + "/values", schemaPath: "#/oneOf/4/properties/values/type", keyword: "type", params: { type: "array" } }], !1;
                        var valid10 = _errs45 === errors;
                      } else
                        var valid10 = !0;
                  }
                }
              } else
                return validate23.errors = [{ instancePath, schemaPath: "#/oneOf/4/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "context_at_least") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing6;
                if (data.conditionId === void 0 && (missing6 = "conditionId") || data.kind === void 0 && (missing6 = "kind") || data.key === void 0 && (missing6 = "key") || data.value === void 0 && (missing6 = "value"))
                  return validate23.errors = [{ instancePath, schemaPath: "#/oneOf/5/required", keyword: "required", params: { missingProperty: missing6 } }], !1;
                if (data.conditionId !== void 0) {
                  let data16 = data.conditionId, _errs52 = errors;
                  if (errors === _errs52)
                    if (typeof data16 == "string") {
                      if (!pattern1.test(data16))
                        return validate23.errors = [{ instancePath: instancePath + "/conditionId", schemaPath: "#/oneOf/5/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                    } else
                      return validate23.errors = [{ instancePath: instancePath + "/conditionId", schemaPath: "#/oneOf/5/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid13 = _errs52 === errors;
                } else
                  var valid13 = !0;
                if (valid13) {
                  if (data.kind !== void 0) {
                    let data17 = data.kind, _errs54 = errors;
                    if (typeof data17 != "string")
                      return validate23.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/5/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                    if (data17 !== "context_at_least")
                      return validate23.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/5/properties/kind/const", keyword: "const", params: { allowedValue: "context_at_least" } }], !1;
                    var valid13 = _errs54 === errors;
                  } else
                    var valid13 = !0;
                  if (valid13) {
                    if (data.key !== void 0) {
                      let data18 = data.key, _errs56 = errors;
                      if (errors === _errs56)
                        if (typeof data18 == "string") {
                          if (!pattern1.test(data18))
                            return validate23.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/oneOf/5/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                        } else
                          return validate23.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/oneOf/5/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid13 = _errs56 === errors;
                    } else
                      var valid13 = !0;
                    if (valid13)
                      if (data.value !== void 0) {
                        let data19 = data.value, _errs58 = errors;
                        if (!(typeof data19 == "number" && isFinite(data19)))
                          return validate23.errors = [{ instancePath: instancePath + "/value", schemaPath: "#/oneOf/5/properties/value/type", keyword: "type", params: { type: "number" } }], !1;
                        var valid13 = _errs58 === errors;
                      } else
                        var valid13 = !0;
                  }
                }
              } else
                return validate23.errors = [{ instancePath, schemaPath: "#/oneOf/5/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "context_at_most") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing7;
                if (data.conditionId === void 0 && (missing7 = "conditionId") || data.kind === void 0 && (missing7 = "kind") || data.key === void 0 && (missing7 = "key") || data.value === void 0 && (missing7 = "value"))
                  return validate23.errors = [{ instancePath, schemaPath: "#/oneOf/6/required", keyword: "required", params: { missingProperty: missing7 } }], !1;
                if (data.conditionId !== void 0) {
                  let data20 = data.conditionId, _errs63 = errors;
                  if (errors === _errs63)
                    if (typeof data20 == "string") {
                      if (!pattern1.test(data20))
                        return validate23.errors = [{ instancePath: instancePath + "/conditionId", schemaPath: "#/oneOf/6/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                    } else
                      return validate23.errors = [{ instancePath: instancePath + "/conditionId", schemaPath: "#/oneOf/6/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid15 = _errs63 === errors;
                } else
                  var valid15 = !0;
                if (valid15) {
                  if (data.kind !== void 0) {
                    let data21 = data.kind, _errs65 = errors;
                    if (typeof data21 != "string")
                      return validate23.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/6/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                    if (data21 !== "context_at_most")
                      return validate23.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/6/properties/kind/const", keyword: "const", params: { allowedValue: "context_at_most" } }], !1;
                    var valid15 = _errs65 === errors;
                  } else
                    var valid15 = !0;
                  if (valid15) {
                    if (data.key !== void 0) {
                      let data22 = data.key, _errs67 = errors;
                      if (errors === _errs67)
                        if (typeof data22 == "string") {
                          if (!pattern1.test(data22))
                            return validate23.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/oneOf/6/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                        } else
                          return validate23.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/oneOf/6/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid15 = _errs67 === errors;
                    } else
                      var valid15 = !0;
                    if (valid15)
                      if (data.value !== void 0) {
                        let data23 = data.value, _errs69 = errors;
                        if (!(typeof data23 == "number" && isFinite(data23)))
                          return validate23.errors = [{ instancePath: instancePath + "/value", schemaPath: "#/oneOf/6/properties/value/type", keyword: "type", params: { type: "number" } }], !1;
                        var valid15 = _errs69 === errors;
                      } else
                        var valid15 = !0;
                  }
                }
              } else
                return validate23.errors = [{ instancePath, schemaPath: "#/oneOf/6/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "context_contains") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing8;
                if (data.conditionId === void 0 && (missing8 = "conditionId") || data.kind === void 0 && (missing8 = "kind") || data.key === void 0 && (missing8 = "key") || data.value === void 0 && (missing8 = "value"))
                  return validate23.errors = [{ instancePath, schemaPath: "#/oneOf/7/required", keyword: "required", params: { missingProperty: missing8 } }], !1;
                if (data.conditionId !== void 0) {
                  let data24 = data.conditionId, _errs74 = errors;
                  if (errors === _errs74)
                    if (typeof data24 == "string") {
                      if (!pattern1.test(data24))
                        return validate23.errors = [{ instancePath: instancePath + "/conditionId", schemaPath: "#/oneOf/7/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                    } else
                      return validate23.errors = [{ instancePath: instancePath + "/conditionId", schemaPath: "#/oneOf/7/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid17 = _errs74 === errors;
                } else
                  var valid17 = !0;
                if (valid17) {
                  if (data.kind !== void 0) {
                    let data25 = data.kind, _errs76 = errors;
                    if (typeof data25 != "string")
                      return validate23.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/7/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                    if (data25 !== "context_contains")
                      return validate23.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/7/properties/kind/const", keyword: "const", params: { allowedValue: "context_contains" } }], !1;
                    var valid17 = _errs76 === errors;
                  } else
                    var valid17 = !0;
                  if (valid17) {
                    if (data.key !== void 0) {
                      let data26 = data.key, _errs78 = errors;
                      if (errors === _errs78)
                        if (typeof data26 == "string") {
                          if (!pattern1.test(data26))
                            return validate23.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/oneOf/7/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                        } else
                          return validate23.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/oneOf/7/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid17 = _errs78 === errors;
                    } else
                      var valid17 = !0;
                    if (valid17)
                      if (data.value !== void 0) {
                        let data27 = data.value, _errs80 = errors;
                        if (typeof data27 != "string" && !(typeof data27 == "number" && isFinite(data27)) && typeof data27 != "boolean")
                          return validate23.errors = [{ instancePath: instancePath + "/value", schemaPath: "#/oneOf/7/properties/value/type", keyword: "type", params: { type: schema8.oneOf[7].properties.value.type } }], !1;
                        var valid17 = _errs80 === errors;
                      } else
                        var valid17 = !0;
                  }
                }
              } else
                return validate23.errors = [{ instancePath, schemaPath: "#/oneOf/7/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "context_present") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing9;
                if (data.conditionId === void 0 && (missing9 = "conditionId") || data.kind === void 0 && (missing9 = "kind") || data.key === void 0 && (missing9 = "key"))
                  return validate23.errors = [{ instancePath, schemaPath: "#/oneOf/8/required", keyword: "required", params: { missingProperty: missing9 } }], !1;
                if (data.conditionId !== void 0) {
                  let data28 = data.conditionId, _errs85 = errors;
                  if (errors === _errs85)
                    if (typeof data28 == "string") {
                      if (!pattern1.test(data28))
                        return validate23.errors = [{ instancePath: instancePath + "/conditionId", schemaPath: "#/oneOf/8/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                    } else
                      return validate23.errors = [{ instancePath: instancePath + "/conditionId", schemaPath: "#/oneOf/8/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid19 = _errs85 === errors;
                } else
                  var valid19 = !0;
                if (valid19) {
                  if (data.kind !== void 0) {
                    let data29 = data.kind, _errs87 = errors;
                    if (typeof data29 != "string")
                      return validate23.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/8/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                    if (data29 !== "context_present")
                      return validate23.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/8/properties/kind/const", keyword: "const", params: { allowedValue: "context_present" } }], !1;
                    var valid19 = _errs87 === errors;
                  } else
                    var valid19 = !0;
                  if (valid19)
                    if (data.key !== void 0) {
                      let data30 = data.key, _errs89 = errors;
                      if (errors === _errs89)
                        if (typeof data30 == "string") {
                          if (!pattern1.test(data30))
                            return validate23.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/oneOf/8/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                        } else
                          return validate23.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/oneOf/8/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid19 = _errs89 === errors;
                    } else
                      var valid19 = !0;
                }
              } else
                return validate23.errors = [{ instancePath, schemaPath: "#/oneOf/8/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "all") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing10;
                if (data.conditionId === void 0 && (missing10 = "conditionId") || data.kind === void 0 && (missing10 = "kind") || data.of === void 0 && (missing10 = "of"))
                  return validate23.errors = [{ instancePath, schemaPath: "#/oneOf/9/required", keyword: "required", params: { missingProperty: missing10 } }], !1;
                if (data.conditionId !== void 0) {
                  let data31 = data.conditionId, _errs94 = errors;
                  if (errors === _errs94)
                    if (typeof data31 == "string") {
                      if (!pattern1.test(data31))
                        return validate23.errors = [{ instancePath: instancePath + "/conditionId", schemaPath: "#/oneOf/9/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                    } else
                      return validate23.errors = [{ instancePath: instancePath + "/conditionId", schemaPath: "#/oneOf/9/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid21 = _errs94 === errors;
                } else
                  var valid21 = !0;
                if (valid21) {
                  if (data.kind !== void 0) {
                    let data32 = data.kind, _errs96 = errors;
                    if (typeof data32 != "string")
                      return validate23.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/9/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                    if (data32 !== "all")
                      return validate23.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/9/properties/kind/const", keyword: "const", params: { allowedValue: "all" } }], !1;
                    var valid21 = _errs96 === errors;
                  } else
                    var valid21 = !0;
                  if (valid21)
                    if (data.of !== void 0) {
                      let data33 = data.of, _errs98 = errors;
                      if (errors === _errs98)
                        if (Array.isArray(data33)) {
                          var valid22 = !0;
                          let len1 = data33.length;
                          for (let i1 = 0; i1 < len1; i1++) {
                            let data34 = data33[i1], _errs100 = errors;
                            if (errors === _errs100)
                              if (typeof data34 == "string") {
                                if (!pattern1.test(data34))
                                  return validate23.errors = [{ instancePath: instancePath + "/of/" + i1, schemaPath: "#/oneOf/9/properties/of/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                              } else
                                return validate23.errors = [{ instancePath: instancePath + "/of/" + i1, schemaPath: "#/oneOf/9/properties/of/items/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid22 = _errs100 === errors;
                            if (!valid22)
                              break;
                          }
                        } else
                          return validate23.errors = [{ instancePath: instancePath + "/of", schemaPath: "#/oneOf/9/properties/of/type", keyword: "type", params: { type: "array" } }], !1;
                      var valid21 = _errs98 === errors;
                    } else
                      var valid21 = !0;
                }
              } else
                return validate23.errors = [{ instancePath, schemaPath: "#/oneOf/9/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "any") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing11;
                if (data.conditionId === void 0 && (missing11 = "conditionId") || data.kind === void 0 && (missing11 = "kind") || data.of === void 0 && (missing11 = "of"))
                  return validate23.errors = [{ instancePath, schemaPath: "#/oneOf/10/required", keyword: "required", params: { missingProperty: missing11 } }], !1;
                if (data.conditionId !== void 0) {
                  let data35 = data.conditionId, _errs105 = errors;
                  if (errors === _errs105)
                    if (typeof data35 == "string") {
                      if (!pattern1.test(data35))
                        return validate23.errors = [{ instancePath: instancePath + "/conditionId", schemaPath: "#/oneOf/10/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                    } else
                      return validate23.errors = [{ instancePath: instancePath + "/conditionId", schemaPath: "#/oneOf/10/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid24 = _errs105 === errors;
                } else
                  var valid24 = !0;
                if (valid24) {
                  if (data.kind !== void 0) {
                    let data36 = data.kind, _errs107 = errors;
                    if (typeof data36 != "string")
                      return validate23.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/10/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                    if (data36 !== "any")
                      return validate23.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/10/properties/kind/const", keyword: "const", params: { allowedValue: "any" } }], !1;
                    var valid24 = _errs107 === errors;
                  } else
                    var valid24 = !0;
                  if (valid24)
                    if (data.of !== void 0) {
                      let data37 = data.of, _errs109 = errors;
                      if (errors === _errs109)
                        if (Array.isArray(data37)) {
                          var valid25 = !0;
                          let len2 = data37.length;
                          for (let i2 = 0; i2 < len2; i2++) {
                            let data38 = data37[i2], _errs111 = errors;
                            if (errors === _errs111)
                              if (typeof data38 == "string") {
                                if (!pattern1.test(data38))
                                  return validate23.errors = [{ instancePath: instancePath + "/of/" + i2, schemaPath: "#/oneOf/10/properties/of/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                              } else
                                return validate23.errors = [{ instancePath: instancePath + "/of/" + i2, schemaPath: "#/oneOf/10/properties/of/items/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid25 = _errs111 === errors;
                            if (!valid25)
                              break;
                          }
                        } else
                          return validate23.errors = [{ instancePath: instancePath + "/of", schemaPath: "#/oneOf/10/properties/of/type", keyword: "type", params: { type: "array" } }], !1;
                      var valid24 = _errs109 === errors;
                    } else
                      var valid24 = !0;
                }
              } else
                return validate23.errors = [{ instancePath, schemaPath: "#/oneOf/10/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "not") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing12;
                if (data.conditionId === void 0 && (missing12 = "conditionId") || data.kind === void 0 && (missing12 = "kind") || data.of === void 0 && (missing12 = "of"))
                  return validate23.errors = [{ instancePath, schemaPath: "#/oneOf/11/required", keyword: "required", params: { missingProperty: missing12 } }], !1;
                if (data.conditionId !== void 0) {
                  let data39 = data.conditionId, _errs116 = errors;
                  if (errors === _errs116)
                    if (typeof data39 == "string") {
                      if (!pattern1.test(data39))
                        return validate23.errors = [{ instancePath: instancePath + "/conditionId", schemaPath: "#/oneOf/11/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                    } else
                      return validate23.errors = [{ instancePath: instancePath + "/conditionId", schemaPath: "#/oneOf/11/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid27 = _errs116 === errors;
                } else
                  var valid27 = !0;
                if (valid27) {
                  if (data.kind !== void 0) {
                    let data40 = data.kind, _errs118 = errors;
                    if (typeof data40 != "string")
                      return validate23.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/11/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                    if (data40 !== "not")
                      return validate23.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/11/properties/kind/const", keyword: "const", params: { allowedValue: "not" } }], !1;
                    var valid27 = _errs118 === errors;
                  } else
                    var valid27 = !0;
                  if (valid27)
                    if (data.of !== void 0) {
                      let data41 = data.of, _errs120 = errors;
                      if (errors === _errs120)
                        if (typeof data41 == "string") {
                          if (!pattern1.test(data41))
                            return validate23.errors = [{ instancePath: instancePath + "/of", schemaPath: "#/oneOf/11/properties/of/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                        } else
                          return validate23.errors = [{ instancePath: instancePath + "/of", schemaPath: "#/oneOf/11/properties/of/type", keyword: "type", params: { type: "string" } }], !1;
                      var valid27 = _errs120 === errors;
                    } else
                      var valid27 = !0;
                }
              } else
                return validate23.errors = [{ instancePath, schemaPath: "#/oneOf/11/type", keyword: "type", params: { type: "object" } }], !1;
          } else
            return validate23.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } }], !1;
        else
          return validate23.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } }], !1;
      }
    } else
      return validate23.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate23.errors = vErrors, errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      var valid0 = !0;
      let len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let _errs1 = errors;
        validate23(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length);
        var valid0 = _errs1 === errors;
        if (!valid0)
          break;
      }
    } else
      return validate22.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } }], !1;
  return validate22.errors = vErrors, errors === 0;
}
var schema10 = { type: "object", properties: { stepId: { type: "string", pattern: "^[a-z0-9_-]+$" }, title: { type: "string" }, requireConfirmation: { type: "boolean" }, notes: { type: "string", const: "required" }, agentRole: { type: "string" }, prompt: { type: "string" }, promptBlocks: { type: "object", properties: { goal: { type: "string" }, constraints: { type: "array", items: { type: "string" } }, procedure: { type: "array", items: { type: "string" } }, outputRequired: { type: "object", additionalProperties: { type: "string" } }, verify: { type: "array", items: { type: "string" } } }, additionalProperties: !0 }, refs: { type: "array", items: { type: "object", properties: { refId: { type: "string" }, refContentHash: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, bytes: { type: "integer", minimum: 0 }, block: { type: "string", enum: ["goal", "constraints", "procedure", "verify"] } }, required: ["refId", "refContentHash", "bytes", "block"], additionalProperties: !0 } }, when: { type: "string", pattern: "^[a-z0-9_-]+$" }, output: { type: "object", properties: { contractRef: { type: "string" }, required: { type: "boolean" }, seeds: { type: "array", items: { type: "string", pattern: "^[a-z0-9_-]+$" }, minItems: 1 }, stated: { type: "object", properties: { fields: { type: "array", items: { type: "string" } }, example: { type: "object", additionalProperties: {} } }, required: ["fields"], additionalProperties: !0 }, hints: { type: "object", additionalProperties: { type: "string" } }, assessmentContractRefs: { type: "array", items: { type: "string" } }, followups: { type: "array", items: { type: "object", properties: { contractRef: { type: "string" }, level: { type: "string" }, guidance: { type: "string" } }, required: ["contractRef", "level", "guidance"], additionalProperties: !0 } }, slotArtifacts: { type: "array", items: { type: "object", properties: { slot: { type: "string" }, names: { type: "array", items: { type: "string" }, minItems: 1 } }, required: ["slot", "names"], additionalProperties: !0 } } }, additionalProperties: !0 }, validationCriteria: {}, userDependencies: { type: "array", items: { type: "object", properties: { reason: { type: "string", enum: ["needs_user_secret_or_token", "needs_user_account_access", "needs_user_artifact", "needs_user_choice", "needs_user_approval", "needs_user_environment_action"] }, choiceKind: { type: "string", enum: ["preference_tradeoff", "scope_boundary", "irreversible_action", "external_side_effect", "policy_or_compliance"] }, contextKey: { type: "string", pattern: "^[a-z0-9_-]+$" }, message: { type: "string" } }, required: ["reason", "message"], additionalProperties: !0 } }, functionReferences: { type: "array", items: { type: "string" } }, probe: { type: "object", properties: { capability: { type: "string", enum: ["delegation", "web_browsing"] }, visibility: { type: "string", enum: ["collapsed", "shown"] }, templateId: { type: "string" } }, required: ["capability", "visibility", "templateId"], additionalProperties: !0 }, provenance: { $ref: "#/definitions/part5" } }, required: ["stepId", "title", "requireConfirmation", "prompt", "refs", "userDependencies", "functionReferences", "provenance"], additionalProperties: !0 }, schema11 = { type: "object", properties: { source: { type: "string", enum: ["authored", "template_injected", "feature_injected"] }, originId: { type: "string" } }, required: ["source"], additionalProperties: !0 };
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.source === void 0 && (missing0 = "source"))
        return validate28.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.source !== void 0) {
        let data0 = data.source, _errs2 = errors;
        if (typeof data0 != "string")
          return validate28.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: "string" } }], !1;
        if (!(data0 === "authored" || data0 === "template_injected" || data0 === "feature_injected"))
          return validate28.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/enum", keyword: "enum", params: { allowedValues: schema11.properties.source.enum } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.originId !== void 0) {
          let _errs4 = errors;
          if (typeof data.originId != "string")
            return validate28.errors = [{ instancePath: instancePath + "/originId", schemaPath: "#/properties/originId/type", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
    } else
      return validate28.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate28.errors = vErrors, errors === 0;
}
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.stepId === void 0 && (missing0 = "stepId") || data.title === void 0 && (missing0 = "title") || data.requireConfirmation === void 0 && (missing0 = "requireConfirmation") || data.prompt === void 0 && (missing0 = "prompt") || data.refs === void 0 && (missing0 = "refs") || data.userDependencies === void 0 && (missing0 = "userDependencies") || data.functionReferences === void 0 && (missing0 = "functionReferences") || data.provenance === void 0 && (missing0 = "provenance"))
        return validate27.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.stepId !== void 0) {
        let data0 = data.stepId, _errs2 = errors;
        if (errors === _errs2)
          if (typeof data0 == "string") {
            if (!pattern1.test(data0))
              return validate27.errors = [{ instancePath: instancePath + "/stepId", schemaPath: "#/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
          } else
            return validate27.errors = [{ instancePath: instancePath + "/stepId", schemaPath: "#/properties/stepId/type", keyword: "type", params: { type: "string" } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.title !== void 0) {
          let _errs4 = errors;
          if (typeof data.title != "string")
            return validate27.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.requireConfirmation !== void 0) {
            let _errs6 = errors;
            if (typeof data.requireConfirmation != "boolean")
              return validate27.errors = [{ instancePath: instancePath + "/requireConfirmation", schemaPath: "#/properties/requireConfirmation/type", keyword: "type", params: { type: "boolean" } }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.notes !== void 0) {
              let data3 = data.notes, _errs8 = errors;
              if (typeof data3 != "string")
                return validate27.errors = [{ instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/type", keyword: "type", params: { type: "string" } }], !1;
              if (data3 !== "required")
                return validate27.errors = [{ instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/const", keyword: "const", params: { allowedValue: "required" } }], !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.agentRole !== void 0) {
                let _errs10 = errors;
                if (typeof data.agentRole != "string")
                  return validate27.errors = [{ instancePath: instancePath + "/agentRole", schemaPath: "#/properties/agentRole/type", keyword: "type", params: { type: "string" } }], !1;
                var valid0 = _errs10 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.prompt !== void 0) {
                  let _errs12 = errors;
                  if (typeof data.prompt != "string")
                    return validate27.errors = [{ instancePath: instancePath + "/prompt", schemaPath: "#/properties/prompt/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid0 = _errs12 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.promptBlocks !== void 0) {
                    let data6 = data.promptBlocks, _errs14 = errors;
                    if (errors === _errs14)
                      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                        if (data6.goal !== void 0) {
                          let _errs17 = errors;
                          if (typeof data6.goal != "string")
                            return validate27.errors = [{ instancePath: instancePath + "/promptBlocks/goal", schemaPath: "#/properties/promptBlocks/properties/goal/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid1 = _errs17 === errors;
                        } else
                          var valid1 = !0;
                        if (valid1) {
                          if (data6.constraints !== void 0) {
                            let data8 = data6.constraints, _errs19 = errors;
                            if (errors === _errs19)
                              if (Array.isArray(data8)) {
                                var valid2 = !0;
                                let len0 = data8.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  let _errs21 = errors;
                                  if (typeof data8[i0] != "string")
                                    return validate27.errors = [{ instancePath: instancePath + "/promptBlocks/constraints/" + i0, schemaPath: "#/properties/promptBlocks/properties/constraints/items/type", keyword: "type", params: { type: "string" } }], !1;
                                  var valid2 = _errs21 === errors;
                                  if (!valid2)
                                    break;
                                }
                              } else
                                return validate27.errors = [{ instancePath: instancePath + "/promptBlocks/constraints", schemaPath: "#/properties/promptBlocks/properties/constraints/type", keyword: "type", params: { type: "array" } }], !1;
                            var valid1 = _errs19 === errors;
                          } else
                            var valid1 = !0;
                          if (valid1) {
                            if (data6.procedure !== void 0) {
                              let data10 = data6.procedure, _errs23 = errors;
                              if (errors === _errs23)
                                if (Array.isArray(data10)) {
                                  var valid3 = !0;
                                  let len1 = data10.length;
                                  for (let i1 = 0; i1 < len1; i1++) {
                                    let _errs25 = errors;
                                    if (typeof data10[i1] != "string")
                                      return validate27.errors = [{ instancePath: instancePath + "/promptBlocks/procedure/" + i1, schemaPath: "#/properties/promptBlocks/properties/procedure/items/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid3 = _errs25 === errors;
                                    if (!valid3)
                                      break;
                                  }
                                } else
                                  return validate27.errors = [{ instancePath: instancePath + "/promptBlocks/procedure", schemaPath: "#/properties/promptBlocks/properties/procedure/type", keyword: "type", params: { type: "array" } }], !1;
                              var valid1 = _errs23 === errors;
                            } else
                              var valid1 = !0;
                            if (valid1) {
                              if (data6.outputRequired !== void 0) {
                                let data12 = data6.outputRequired, _errs27 = errors;
                                if (errors === _errs27)
                                  if (data12 && typeof data12 == "object" && !Array.isArray(data12))
                                    for (let key0 in data12) {
                                      let _errs30 = errors;
                                      if (typeof data12[key0] != "string")
                                        return validate27.errors = [{ instancePath: instancePath + "/promptBlocks/outputRequired/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/promptBlocks/properties/outputRequired/additionalProperties/type", keyword: "type", params: { type: "string" } }], !1;
                                      var valid4 = _errs30 === errors;
                                      if (!valid4)
                                        break;
                                    }
                                  else
                                    return validate27.errors = [{ instancePath: instancePath + "/promptBlocks/outputRequired", schemaPath: "#/properties/promptBlocks/properties/outputRequired/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid1 = _errs27 === errors;
                              } else
                                var valid1 = !0;
                              if (valid1)
                                if (data6.verify !== void 0) {
                                  let data14 = data6.verify, _errs32 = errors;
                                  if (errors === _errs32)
                                    if (Array.isArray(data14)) {
                                      var valid5 = !0;
                                      let len2 = data14.length;
                                      for (let i2 = 0; i2 < len2; i2++) {
                                        let _errs34 = errors;
                                        if (typeof data14[i2] != "string")
                                          return validate27.errors = [{ instancePath: instancePath + "/promptBlocks/verify/" + i2, schemaPath: "#/properties/promptBlocks/properties/verify/items/type", keyword: "type", params: { type: "string" } }], !1;
                                        var valid5 = _errs34 === errors;
                                        if (!valid5)
                                          break;
                                      }
                                    } else
                                      return validate27.errors = [{ instancePath: instancePath + "/promptBlocks/verify", schemaPath: "#/properties/promptBlocks/properties/verify/type", keyword: "type", params: { type: "array" } }], !1;
                                  var valid1 = _errs32 === errors;
                                } else
                                  var valid1 = !0;
                            }
                          }
                        }
                      } else
                        return validate27.errors = [{ instancePath: instancePath + "/promptBlocks", schemaPath: "#/properties/promptBlocks/type", keyword: "type", params: { type: "object" } }], !1;
                    var valid0 = _errs14 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.refs !== void 0) {
                      let data16 = data.refs, _errs36 = errors;
                      if (errors === _errs36)
                        if (Array.isArray(data16)) {
                          var valid6 = !0;
                          let len3 = data16.length;
                          for (let i3 = 0; i3 < len3; i3++) {
                            let data17 = data16[i3], _errs38 = errors;
                            if (errors === _errs38)
                              if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                                let missing1;
                                if (data17.refId === void 0 && (missing1 = "refId") || data17.refContentHash === void 0 && (missing1 = "refContentHash") || data17.bytes === void 0 && (missing1 = "bytes") || data17.block === void 0 && (missing1 = "block"))
                                  return validate27.errors = [{ instancePath: instancePath + "/refs/" + i3, schemaPath: "#/properties/refs/items/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                                if (data17.refId !== void 0) {
                                  let _errs41 = errors;
                                  if (typeof data17.refId != "string")
                                    return validate27.errors = [{ instancePath: instancePath + "/refs/" + i3 + "/refId", schemaPath: "#/properties/refs/items/properties/refId/type", keyword: "type", params: { type: "string" } }], !1;
                                  var valid7 = _errs41 === errors;
                                } else
                                  var valid7 = !0;
                                if (valid7) {
                                  if (data17.refContentHash !== void 0) {
                                    let data19 = data17.refContentHash, _errs43 = errors;
                                    if (errors === _errs43)
                                      if (typeof data19 == "string") {
                                        if (!pattern24.test(data19))
                                          return validate27.errors = [{ instancePath: instancePath + "/refs/" + i3 + "/refContentHash", schemaPath: "#/properties/refs/items/properties/refContentHash/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                      } else
                                        return validate27.errors = [{ instancePath: instancePath + "/refs/" + i3 + "/refContentHash", schemaPath: "#/properties/refs/items/properties/refContentHash/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid7 = _errs43 === errors;
                                  } else
                                    var valid7 = !0;
                                  if (valid7) {
                                    if (data17.bytes !== void 0) {
                                      let data20 = data17.bytes, _errs45 = errors;
                                      if (!(typeof data20 == "number" && !(data20 % 1) && !isNaN(data20) && isFinite(data20)))
                                        return validate27.errors = [{ instancePath: instancePath + "/refs/" + i3 + "/bytes", schemaPath: "#/properties/refs/items/properties/bytes/type", keyword: "type", params: { type: "integer" } }], !1;
                                      if (errors === _errs45 && typeof data20 == "number" && isFinite(data20) && (data20 < 0 || isNaN(data20)))
                                        return validate27.errors = [{ instancePath: instancePath + "/refs/" + i3 + "/bytes", schemaPath: "#/properties/refs/items/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                      var valid7 = _errs45 === errors;
                                    } else
                                      var valid7 = !0;
                                    if (valid7)
                                      if (data17.block !== void 0) {
                                        let data21 = data17.block, _errs47 = errors;
                                        if (typeof data21 != "string")
                                          return validate27.errors = [{ instancePath: instancePath + "/refs/" + i3 + "/block", schemaPath: "#/properties/refs/items/properties/block/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data21 === "goal" || data21 === "constraints" || data21 === "procedure" || data21 === "verify"))
                                          return validate27.errors = [{ instancePath: instancePath + "/refs/" + i3 + "/block", schemaPath: "#/properties/refs/items/properties/block/enum", keyword: "enum", params: { allowedValues: schema10.properties.refs.items.properties.block.enum } }], !1;
                                        var valid7 = _errs47 === errors;
                                      } else
                                        var valid7 = !0;
                                  }
                                }
                              } else
                                return validate27.errors = [{ instancePath: instancePath + "/refs/" + i3, schemaPath: "#/properties/refs/items/type", keyword: "type", params: { type: "object" } }], !1;
                            var valid6 = _errs38 === errors;
                            if (!valid6)
                              break;
                          }
                        } else
                          return validate27.errors = [{ instancePath: instancePath + "/refs", schemaPath: "#/properties/refs/type", keyword: "type", params: { type: "array" } }], !1;
                      var valid0 = _errs36 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.when !== void 0) {
                        let data22 = data.when, _errs49 = errors;
                        if (errors === _errs49)
                          if (typeof data22 == "string") {
                            if (!pattern1.test(data22))
                              return validate27.errors = [{ instancePath: instancePath + "/when", schemaPath: "#/properties/when/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                          } else
                            return validate27.errors = [{ instancePath: instancePath + "/when", schemaPath: "#/properties/when/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid0 = _errs49 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.output !== void 0) {
                          let data23 = data.output, _errs51 = errors;
                          if (errors === _errs51)
                            if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                              if (data23.contractRef !== void 0) {
                                let _errs54 = errors;
                                if (typeof data23.contractRef != "string")
                                  return validate27.errors = [{ instancePath: instancePath + "/output/contractRef", schemaPath: "#/properties/output/properties/contractRef/type", keyword: "type", params: { type: "string" } }], !1;
                                var valid8 = _errs54 === errors;
                              } else
                                var valid8 = !0;
                              if (valid8) {
                                if (data23.required !== void 0) {
                                  let _errs56 = errors;
                                  if (typeof data23.required != "boolean")
                                    return validate27.errors = [{ instancePath: instancePath + "/output/required", schemaPath: "#/properties/output/properties/required/type", keyword: "type", params: { type: "boolean" } }], !1;
                                  var valid8 = _errs56 === errors;
                                } else
                                  var valid8 = !0;
                                if (valid8) {
                                  if (data23.seeds !== void 0) {
                                    let data26 = data23.seeds, _errs58 = errors;
                                    if (errors === _errs58)
                                      if (Array.isArray(data26)) {
                                        if (data26.length < 1)
                                          return validate27.errors = [{ instancePath: instancePath + "/output/seeds", schemaPath: "#/properties/output/properties/seeds/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                        {
                                          var valid9 = !0;
                                          let len4 = data26.length;
                                          for (let i4 = 0; i4 < len4; i4++) {
                                            let data27 = data26[i4], _errs60 = errors;
                                            if (errors === _errs60)
                                              if (typeof data27 == "string") {
                                                if (!pattern1.test(data27))
                                                  return validate27.errors = [{ instancePath: instancePath + "/output/seeds/" + i4, schemaPath: "#/properties/output/properties/seeds/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                              } else
                                                return validate27.errors = [{ instancePath: instancePath + "/output/seeds/" + i4, schemaPath: "#/properties/output/properties/seeds/items/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid9 = _errs60 === errors;
                                            if (!valid9)
                                              break;
                                          }
                                        }
                                      } else
                                        return validate27.errors = [{ instancePath: instancePath + "/output/seeds", schemaPath: "#/properties/output/properties/seeds/type", keyword: "type", params: { type: "array" } }], !1;
                                    var valid8 = _errs58 === errors;
                                  } else
                                    var valid8 = !0;
                                  if (valid8) {
                                    if (data23.stated !== void 0) {
                                      let data28 = data23.stated, _errs62 = errors;
                                      if (errors === _errs62)
                                        if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
                                          let missing2;
                                          if (data28.fields === void 0 && (missing2 = "fields"))
                                            return validate27.errors = [{ instancePath: instancePath + "/output/stated", schemaPath: "#/properties/output/properties/stated/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                                          if (data28.fields !== void 0) {
                                            let data29 = data28.fields, _errs65 = errors;
                                            if (errors === _errs65)
                                              if (Array.isArray(data29)) {
                                                var valid11 = !0;
                                                let len5 = data29.length;
                                                for (let i5 = 0; i5 < len5; i5++) {
                                                  let _errs67 = errors;
                                                  if (typeof data29[i5] != "string")
                                                    return validate27.errors = [{ instancePath: instancePath + "/output/stated/fields/" + i5, schemaPath: "#/properties/output/properties/stated/properties/fields/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                  var valid11 = _errs67 === errors;
                                                  if (!valid11)
                                                    break;
                                                }
                                              } else
                                                return validate27.errors = [{ instancePath: instancePath + "/output/stated/fields", schemaPath: "#/properties/output/properties/stated/properties/fields/type", keyword: "type", params: { type: "array" } }], !1;
                                            var valid10 = _errs65 === errors;
                                          } else
                                            var valid10 = !0;
                                          if (valid10)
                                            if (data28.example !== void 0) {
                                              let data31 = data28.example, _errs69 = errors;
                                              if (errors === _errs69 && !(data31 && typeof data31 == "object" && !Array.isArray(data31)))
                                                return validate27.errors = [{ instancePath: instancePath + "/output/stated/example", schemaPath: "#/properties/output/properties/stated/properties/example/type", keyword: "type", params: { type: "object" } }], !1;
                                              var valid10 = _errs69 === errors;
                                            } else
                                              var valid10 = !0;
                                        } else
                                          return validate27.errors = [{ instancePath: instancePath + "/output/stated", schemaPath: "#/properties/output/properties/stated/type", keyword: "type", params: { type: "object" } }], !1;
                                      var valid8 = _errs62 === errors;
                                    } else
                                      var valid8 = !0;
                                    if (valid8) {
                                      if (data23.hints !== void 0) {
                                        let data32 = data23.hints, _errs72 = errors;
                                        if (errors === _errs72)
                                          if (data32 && typeof data32 == "object" && !Array.isArray(data32))
                                            for (let key1 in data32) {
                                              let _errs75 = errors;
                                              if (typeof data32[key1] != "string")
                                                return validate27.errors = [{ instancePath: instancePath + "/output/hints/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/output/properties/hints/additionalProperties/type", keyword: "type", params: { type: "string" } }], !1;
                                              var valid12 = _errs75 === errors;
                                              if (!valid12)
                                                break;
                                            }
                                          else
                                            return validate27.errors = [{ instancePath: instancePath + "/output/hints", schemaPath: "#/properties/output/properties/hints/type", keyword: "type", params: { type: "object" } }], !1;
                                        var valid8 = _errs72 === errors;
                                      } else
                                        var valid8 = !0;
                                      if (valid8) {
                                        if (data23.assessmentContractRefs !== void 0) {
                                          let data34 = data23.assessmentContractRefs, _errs77 = errors;
                                          if (errors === _errs77)
                                            if (Array.isArray(data34)) {
                                              var valid13 = !0;
                                              let len6 = data34.length;
                                              for (let i6 = 0; i6 < len6; i6++) {
                                                let _errs79 = errors;
                                                if (typeof data34[i6] != "string")
                                                  return validate27.errors = [{ instancePath: instancePath + "/output/assessmentContractRefs/" + i6, schemaPath: "#/properties/output/properties/assessmentContractRefs/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                var valid13 = _errs79 === errors;
                                                if (!valid13)
                                                  break;
                                              }
                                            } else
                                              return validate27.errors = [{ instancePath: instancePath + "/output/assessmentContractRefs", schemaPath: "#/properties/output/properties/assessmentContractRefs/type", keyword: "type", params: { type: "array" } }], !1;
                                          var valid8 = _errs77 === errors;
                                        } else
                                          var valid8 = !0;
                                        if (valid8) {
                                          if (data23.followups !== void 0) {
                                            let data36 = data23.followups, _errs81 = errors;
                                            if (errors === _errs81)
                                              if (Array.isArray(data36)) {
                                                var valid14 = !0;
                                                let len7 = data36.length;
                                                for (let i7 = 0; i7 < len7; i7++) {
                                                  let data37 = data36[i7], _errs83 = errors;
                                                  if (errors === _errs83)
                                                    if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
                                                      let missing3;
                                                      if (data37.contractRef === void 0 && (missing3 = "contractRef") || data37.level === void 0 && (missing3 = "level") || data37.guidance === void 0 && (missing3 = "guidance"))
                                                        return validate27.errors = [{ instancePath: instancePath + "/output/followups/" + i7, schemaPath: "#/properties/output/properties/followups/items/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                                                      if (data37.contractRef !== void 0) {
                                                        let _errs86 = errors;
                                                        if (typeof data37.contractRef != "string")
                                                          return validate27.errors = [{ instancePath: instancePath + "/output/followups/" + i7 + "/contractRef", schemaPath: "#/properties/output/properties/followups/items/properties/contractRef/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid15 = _errs86 === errors;
                                                      } else
                                                        var valid15 = !0;
                                                      if (valid15) {
                                                        if (data37.level !== void 0) {
                                                          let _errs88 = errors;
                                                          if (typeof data37.level != "string")
                                                            return validate27.errors = [{ instancePath: instancePath + "/output/followups/" + i7 + "/level", schemaPath: "#/properties/output/properties/followups/items/properties/level/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid15 = _errs88 === errors;
                                                        } else
                                                          var valid15 = !0;
                                                        if (valid15)
                                                          if (data37.guidance !== void 0) {
                                                            let _errs90 = errors;
                                                            if (typeof data37.guidance != "string")
                                                              return validate27.errors = [{ instancePath: instancePath + "/output/followups/" + i7 + "/guidance", schemaPath: "#/properties/output/properties/followups/items/properties/guidance/type", keyword: "type", params: { type: "string" } }], !1;
                                                            var valid15 = _errs90 === errors;
                                                          } else
                                                            var valid15 = !0;
                                                      }
                                                    } else
                                                      return validate27.errors = [{ instancePath: instancePath + "/output/followups/" + i7, schemaPath: "#/properties/output/properties/followups/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                  var valid14 = _errs83 === errors;
                                                  if (!valid14)
                                                    break;
                                                }
                                              } else
                                                return validate27.errors = [{ instancePath: instancePath + "/output/followups", schemaPath: "#/properties/output/properties/followups/type", keyword: "type", params: { type: "array" } }], !1;
                                            var valid8 = _errs81 === errors;
                                          } else
                                            var valid8 = !0;
                                          if (valid8)
                                            if (data23.slotArtifacts !== void 0) {
                                              let data41 = data23.slotArtifacts, _errs92 = errors;
                                              if (errors === _errs92)
                                                if (Array.isArray(data41)) {
                                                  var valid16 = !0;
                                                  let len8 = data41.length;
                                                  for (let i8 = 0; i8 < len8; i8++) {
                                                    let data42 = data41[i8], _errs94 = errors;
                                                    if (errors === _errs94)
                                                      if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
                                                        let missing4;
                                                        if (data42.slot === void 0 && (missing4 = "slot") || data42.names === void 0 && (missing4 = "names"))
                                                          return validate27.errors = [{ instancePath: instancePath + "/output/slotArtifacts/" + i8, schemaPath: "#/properties/output/properties/slotArtifacts/items/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                                                        if (data42.slot !== void 0) {
                                                          let _errs97 = errors;
                                                          if (typeof data42.slot != "string")
                                                            return validate27.errors = [{ instancePath: instancePath + "/output/slotArtifacts/" + i8 + "/slot", schemaPath: "#/properties/output/properties/slotArtifacts/items/properties/slot/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid17 = _errs97 === errors;
                                                        } else
                                                          var valid17 = !0;
                                                        if (valid17)
                                                          if (data42.names !== void 0) {
                                                            let data44 = data42.names, _errs99 = errors;
                                                            if (errors === _errs99)
                                                              if (Array.isArray(data44)) {
                                                                if (data44.length < 1)
                                                                  return validate27.errors = [{ instancePath: instancePath + "/output/slotArtifacts/" + i8 + "/names", schemaPath: "#/properties/output/properties/slotArtifacts/items/properties/names/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                                                {
                                                                  var valid18 = !0;
                                                                  let len9 = data44.length;
                                                                  for (let i9 = 0; i9 < len9; i9++) {
                                                                    let _errs101 = errors;
                                                                    if (typeof data44[i9] != "string")
                                                                      return validate27.errors = [{ instancePath: instancePath + "/output/slotArtifacts/" + i8 + "/names/" + i9, schemaPath: "#/properties/output/properties/slotArtifacts/items/properties/names/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    var valid18 = _errs101 === errors;
                                                                    if (!valid18)
                                                                      break;
                                                                  }
                                                                }
                                                              } else
                                                                return validate27.errors = [{ instancePath: instancePath + "/output/slotArtifacts/" + i8 + "/names", schemaPath: "#/properties/output/properties/slotArtifacts/items/properties/names/type", keyword: "type", params: { type: "array" } }], !1;
                                                            var valid17 = _errs99 === errors;
                                                          } else
                                                            var valid17 = !0;
                                                      } else
                                                        return validate27.errors = [{ instancePath: instancePath + "/output/slotArtifacts/" + i8, schemaPath: "#/properties/output/properties/slotArtifacts/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                    var valid16 = _errs94 === errors;
                                                    if (!valid16)
                                                      break;
                                                  }
                                                } else
                                                  return validate27.errors = [{ instancePath: instancePath + "/output/slotArtifacts", schemaPath: "#/properties/output/properties/slotArtifacts/type", keyword: "type", params: { type: "array" } }], !1;
                                              var valid8 = _errs92 === errors;
                                            } else
                                              var valid8 = !0;
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            } else
                              return validate27.errors = [{ instancePath: instancePath + "/output", schemaPath: "#/properties/output/type", keyword: "type", params: { type: "object" } }], !1;
                          var valid0 = _errs51 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.userDependencies !== void 0) {
                            let data46 = data.userDependencies, _errs103 = errors;
                            if (errors === _errs103)
                              if (Array.isArray(data46)) {
                                var valid19 = !0;
                                let len10 = data46.length;
                                for (let i10 = 0; i10 < len10; i10++) {
                                  let data47 = data46[i10], _errs105 = errors;
                                  if (errors === _errs105)
                                    if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
                                      let missing5;
                                      if (data47.reason === void 0 && (missing5 = "reason") || data47.message === void 0 && (missing5 = "message"))
                                        return validate27.errors = [{ instancePath: instancePath + "/userDependencies/" + i10, schemaPath: "#/properties/userDependencies/items/required", keyword: "required", params: { missingProperty: missing5 } }], !1;
                                      if (data47.reason !== void 0) {
                                        let data48 = data47.reason, _errs108 = errors;
                                        if (typeof data48 != "string")
                                          return validate27.errors = [{ instancePath: instancePath + "/userDependencies/" + i10 + "/reason", schemaPath: "#/properties/userDependencies/items/properties/reason/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data48 === "needs_user_secret_or_token" || data48 === "needs_user_account_access" || data48 === "needs_user_artifact" || data48 === "needs_user_choice" || data48 === "needs_user_approval" || data48 === "needs_user_environment_action"))
                                          return validate27.errors = [{ instancePath: instancePath + "/userDependencies/" + i10 + "/reason", schemaPath: "#/properties/userDependencies/items/properties/reason/enum", keyword: "enum", params: { allowedValues: schema10.properties.userDependencies.items.properties.reason.enum } }], !1;
                                        var valid20 = _errs108 === errors;
                                      } else
                                        var valid20 = !0;
                                      if (valid20) {
                                        if (data47.choiceKind !== void 0) {
                                          let data49 = data47.choiceKind, _errs110 = errors;
                                          if (typeof data49 != "string")
                                            return validate27.errors = [{ instancePath: instancePath + "/userDependencies/" + i10 + "/choiceKind", schemaPath: "#/properties/userDependencies/items/properties/choiceKind/type", keyword: "type", params: { type: "string" } }], !1;
                                          if (!(data49 === "preference_tradeoff" || data49 === "scope_boundary" || data49 === "irreversible_action" || data49 === "external_side_effect" || data49 === "policy_or_compliance"))
                                            return validate27.errors = [{ instancePath: instancePath + "/userDependencies/" + i10 + "/choiceKind", schemaPath: "#/properties/userDependencies/items/properties/choiceKind/enum", keyword: "enum", params: { allowedValues: schema10.properties.userDependencies.items.properties.choiceKind.enum } }], !1;
                                          var valid20 = _errs110 === errors;
                                        } else
                                          var valid20 = !0;
                                        if (valid20) {
                                          if (data47.contextKey !== void 0) {
                                            let data50 = data47.contextKey, _errs112 = errors;
                                            if (errors === _errs112)
                                              if (typeof data50 == "string") {
                                                if (!pattern1.test(data50))
                                                  return validate27.errors = [{ instancePath: instancePath + "/userDependencies/" + i10 + "/contextKey", schemaPath: "#/properties/userDependencies/items/properties/contextKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                              } else
                                                return validate27.errors = [{ instancePath: instancePath + "/userDependencies/" + i10 + "/contextKey", schemaPath: "#/properties/userDependencies/items/properties/contextKey/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid20 = _errs112 === errors;
                                          } else
                                            var valid20 = !0;
                                          if (valid20)
                                            if (data47.message !== void 0) {
                                              let _errs114 = errors;
                                              if (typeof data47.message != "string")
                                                return validate27.errors = [{ instancePath: instancePath + "/userDependencies/" + i10 + "/message", schemaPath: "#/properties/userDependencies/items/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
                                              var valid20 = _errs114 === errors;
                                            } else
                                              var valid20 = !0;
                                        }
                                      }
                                    } else
                                      return validate27.errors = [{ instancePath: instancePath + "/userDependencies/" + i10, schemaPath: "#/properties/userDependencies/items/type", keyword: "type", params: { type: "object" } }], !1;
                                  var valid19 = _errs105 === errors;
                                  if (!valid19)
                                    break;
                                }
                              } else
                                return validate27.errors = [{ instancePath: instancePath + "/userDependencies", schemaPath: "#/properties/userDependencies/type", keyword: "type", params: { type: "array" } }], !1;
                            var valid0 = _errs103 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.functionReferences !== void 0) {
                              let data52 = data.functionReferences, _errs116 = errors;
                              if (errors === _errs116)
                                if (Array.isArray(data52)) {
                                  var valid21 = !0;
                                  let len11 = data52.length;
                                  for (let i11 = 0; i11 < len11; i11++) {
                                    let _errs118 = errors;
                                    if (typeof data52[i11] != "string")
                                      return validate27.errors = [{ instancePath: instancePath + "/functionReferences/" + i11, schemaPath: "#/properties/functionReferences/items/type", keyword: "type", params: { type: "string" } }], !1;
                                    var valid21 = _errs118 === errors;
                                    if (!valid21)
                                      break;
                                  }
                                } else
                                  return validate27.errors = [{ instancePath: instancePath + "/functionReferences", schemaPath: "#/properties/functionReferences/type", keyword: "type", params: { type: "array" } }], !1;
                              var valid0 = _errs116 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.probe !== void 0) {
                                let data54 = data.probe, _errs120 = errors;
                                if (errors === _errs120)
                                  if (data54 && typeof data54 == "object" && !Array.isArray(data54)) {
                                    let missing6;
                                    if (data54.capability === void 0 && (missing6 = "capability") || data54.visibility === void 0 && (missing6 = "visibility") || data54.templateId === void 0 && (missing6 = "templateId"))
                                      return validate27.errors = [{ instancePath: instancePath + "/probe", schemaPath: "#/properties/probe/required", keyword: "required", params: { missingProperty: missing6 } }], !1;
                                    if (data54.capability !== void 0) {
                                      let data55 = data54.capability, _errs123 = errors;
                                      if (typeof data55 != "string")
                                        return validate27.errors = [{ instancePath: instancePath + "/probe/capability", schemaPath: "#/properties/probe/properties/capability/type", keyword: "type", params: { type: "string" } }], !1;
                                      if (!(data55 === "delegation" || data55 === "web_browsing"))
                                        return validate27.errors = [{ instancePath: instancePath + "/probe/capability", schemaPath: "#/properties/probe/properties/capability/enum", keyword: "enum", params: { allowedValues: schema10.properties.probe.properties.capability.enum } }], !1;
                                      var valid22 = _errs123 === errors;
                                    } else
                                      var valid22 = !0;
                                    if (valid22) {
                                      if (data54.visibility !== void 0) {
                                        let data56 = data54.visibility, _errs125 = errors;
                                        if (typeof data56 != "string")
                                          return validate27.errors = [{ instancePath: instancePath + "/probe/visibility", schemaPath: "#/properties/probe/properties/visibility/type", keyword: "type", params: { type: "string" } }], !1;
                                        if (!(data56 === "collapsed" || data56 === "shown"))
                                          return validate27.errors = [{ instancePath: instancePath + "/probe/visibility", schemaPath: "#/properties/probe/properties/visibility/enum", keyword: "enum", params: { allowedValues: schema10.properties.probe.properties.visibility.enum } }], !1;
                                        var valid22 = _errs125 === errors;
                                      } else
                                        var valid22 = !0;
                                      if (valid22)
                                        if (data54.templateId !== void 0) {
                                          let _errs127 = errors;
                                          if (typeof data54.templateId != "string")
                                            return validate27.errors = [{ instancePath: instancePath + "/probe/templateId", schemaPath: "#/properties/probe/properties/templateId/type", keyword: "type", params: { type: "string" } }], !1;
                                          var valid22 = _errs127 === errors;
                                        } else
                                          var valid22 = !0;
                                    }
                                  } else
                                    return validate27.errors = [{ instancePath: instancePath + "/probe", schemaPath: "#/properties/probe/type", keyword: "type", params: { type: "object" } }], !1;
                                var valid0 = _errs120 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0)
                                if (data.provenance !== void 0) {
                                  let _errs129 = errors;
                                  validate28(data.provenance, { instancePath: instancePath + "/provenance", parentData: data, parentDataProperty: "provenance", rootData }) || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length);
                                  var valid0 = _errs129 === errors;
                                } else
                                  var valid0 = !0;
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate27.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate27.errors = vErrors, errors === 0;
}
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      if (data.length < 1)
        return validate26.errors = [{ instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
      {
        var valid0 = !0;
        let len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let _errs1 = errors;
          validate27(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length);
          var valid0 = _errs1 === errors;
          if (!valid0)
            break;
        }
      }
    } else
      return validate26.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } }], !1;
  return validate26.errors = vErrors, errors === 0;
}
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind"))
        return validate35.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let tag0 = data.kind;
        if (typeof tag0 == "string")
          if (tag0 === "step") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.kind === void 0 && (missing1 = "kind") || data.stepId === void 0 && (missing1 = "stepId"))
                  return validate35.errors = [{ instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                if (data.kind !== void 0) {
                  let data0 = data.kind, _errs5 = errors;
                  if (typeof data0 != "string")
                    return validate35.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                  if (data0 !== "step")
                    return validate35.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "step" } }], !1;
                  var valid2 = _errs5 === errors;
                } else
                  var valid2 = !0;
                if (valid2)
                  if (data.stepId !== void 0) {
                    let data1 = data.stepId, _errs7 = errors;
                    if (errors === _errs7)
                      if (typeof data1 == "string") {
                        if (!pattern1.test(data1))
                          return validate35.errors = [{ instancePath: instancePath + "/stepId", schemaPath: "#/oneOf/0/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                      } else
                        return validate35.errors = [{ instancePath: instancePath + "/stepId", schemaPath: "#/oneOf/0/properties/stepId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid2 = _errs7 === errors;
                  } else
                    var valid2 = !0;
              } else
                return validate35.errors = [{ instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "loop") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing2;
                if (data.kind === void 0 && (missing2 = "kind") || data.loopId === void 0 && (missing2 = "loopId"))
                  return validate35.errors = [{ instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                if (data.kind !== void 0) {
                  let data2 = data.kind, _errs12 = errors;
                  if (typeof data2 != "string")
                    return validate35.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                  if (data2 !== "loop")
                    return validate35.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "loop" } }], !1;
                  var valid4 = _errs12 === errors;
                } else
                  var valid4 = !0;
                if (valid4)
                  if (data.loopId !== void 0) {
                    let data3 = data.loopId, _errs14 = errors;
                    if (errors === _errs14)
                      if (typeof data3 == "string") {
                        if (!pattern1.test(data3))
                          return validate35.errors = [{ instancePath: instancePath + "/loopId", schemaPath: "#/oneOf/1/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                      } else
                        return validate35.errors = [{ instancePath: instancePath + "/loopId", schemaPath: "#/oneOf/1/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid4 = _errs14 === errors;
                  } else
                    var valid4 = !0;
              } else
                return validate35.errors = [{ instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
          } else
            return validate35.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } }], !1;
        else
          return validate35.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } }], !1;
      }
    } else
      return validate35.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate35.errors = vErrors, errors === 0;
}
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      var valid0 = !0;
      let len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let _errs1 = errors;
        validate35(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length);
        var valid0 = _errs1 === errors;
        if (!valid0)
          break;
      }
    } else
      return validate34.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } }], !1;
  return validate34.errors = vErrors, errors === 0;
}
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind"))
        return validate33.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      {
        let tag0 = data.kind;
        if (typeof tag0 == "string")
          if (tag0 === "while") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing1;
                if (data.loopId === void 0 && (missing1 = "loopId") || data.title === void 0 && (missing1 = "title") || data.maxIterations === void 0 && (missing1 = "maxIterations") || data.body === void 0 && (missing1 = "body") || data.provenance === void 0 && (missing1 = "provenance") || data.kind === void 0 && (missing1 = "kind") || data.conditionId === void 0 && (missing1 = "conditionId"))
                  return validate33.errors = [{ instancePath, schemaPath: "#/oneOf/0/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                if (data.loopId !== void 0) {
                  let data0 = data.loopId, _errs5 = errors;
                  if (errors === _errs5)
                    if (typeof data0 == "string") {
                      if (!pattern1.test(data0))
                        return validate33.errors = [{ instancePath: instancePath + "/loopId", schemaPath: "#/oneOf/0/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                    } else
                      return validate33.errors = [{ instancePath: instancePath + "/loopId", schemaPath: "#/oneOf/0/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid2 = _errs5 === errors;
                } else
                  var valid2 = !0;
                if (valid2) {
                  if (data.title !== void 0) {
                    let _errs7 = errors;
                    if (typeof data.title != "string")
                      return validate33.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/oneOf/0/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid2 = _errs7 === errors;
                  } else
                    var valid2 = !0;
                  if (valid2) {
                    if (data.maxIterations !== void 0) {
                      let data2 = data.maxIterations, _errs9 = errors;
                      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                        return validate33.errors = [{ instancePath: instancePath + "/maxIterations", schemaPath: "#/oneOf/0/properties/maxIterations/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs9 && typeof data2 == "number" && isFinite(data2) && (data2 <= 0 || isNaN(data2)))
                        return validate33.errors = [{ instancePath: instancePath + "/maxIterations", schemaPath: "#/oneOf/0/properties/maxIterations/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                      var valid2 = _errs9 === errors;
                    } else
                      var valid2 = !0;
                    if (valid2) {
                      if (data.body !== void 0) {
                        let _errs11 = errors;
                        validate34(data.body, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
                        var valid2 = _errs11 === errors;
                      } else
                        var valid2 = !0;
                      if (valid2) {
                        if (data.when !== void 0) {
                          let data4 = data.when, _errs12 = errors;
                          if (errors === _errs12)
                            if (typeof data4 == "string") {
                              if (!pattern1.test(data4))
                                return validate33.errors = [{ instancePath: instancePath + "/when", schemaPath: "#/oneOf/0/properties/when/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                            } else
                              return validate33.errors = [{ instancePath: instancePath + "/when", schemaPath: "#/oneOf/0/properties/when/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid2 = _errs12 === errors;
                        } else
                          var valid2 = !0;
                        if (valid2) {
                          if (data.provenance !== void 0) {
                            let _errs14 = errors;
                            validate28(data.provenance, { instancePath: instancePath + "/provenance", parentData: data, parentDataProperty: "provenance", rootData }) || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length);
                            var valid2 = _errs14 === errors;
                          } else
                            var valid2 = !0;
                          if (valid2) {
                            if (data.kind !== void 0) {
                              let data6 = data.kind, _errs15 = errors;
                              if (typeof data6 != "string")
                                return validate33.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                              if (data6 !== "while")
                                return validate33.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "while" } }], !1;
                              var valid2 = _errs15 === errors;
                            } else
                              var valid2 = !0;
                            if (valid2)
                              if (data.conditionId !== void 0) {
                                let data7 = data.conditionId, _errs17 = errors;
                                if (errors === _errs17)
                                  if (typeof data7 == "string") {
                                    if (!pattern1.test(data7))
                                      return validate33.errors = [{ instancePath: instancePath + "/conditionId", schemaPath: "#/oneOf/0/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                  } else
                                    return validate33.errors = [{ instancePath: instancePath + "/conditionId", schemaPath: "#/oneOf/0/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                var valid2 = _errs17 === errors;
                              } else
                                var valid2 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate33.errors = [{ instancePath, schemaPath: "#/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
          } else if (tag0 === "for_each") {
            if (errors === errors)
              if (data && typeof data == "object" && !Array.isArray(data)) {
                let missing2;
                if (data.loopId === void 0 && (missing2 = "loopId") || data.title === void 0 && (missing2 = "title") || data.maxIterations === void 0 && (missing2 = "maxIterations") || data.body === void 0 && (missing2 = "body") || data.provenance === void 0 && (missing2 = "provenance") || data.kind === void 0 && (missing2 = "kind") || data.items === void 0 && (missing2 = "items"))
                  return validate33.errors = [{ instancePath, schemaPath: "#/oneOf/1/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                if (data.loopId !== void 0) {
                  let data8 = data.loopId, _errs22 = errors;
                  if (errors === _errs22)
                    if (typeof data8 == "string") {
                      if (!pattern1.test(data8))
                        return validate33.errors = [{ instancePath: instancePath + "/loopId", schemaPath: "#/oneOf/1/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                    } else
                      return validate33.errors = [{ instancePath: instancePath + "/loopId", schemaPath: "#/oneOf/1/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid4 = _errs22 === errors;
                } else
                  var valid4 = !0;
                if (valid4) {
                  if (data.title !== void 0) {
                    let _errs24 = errors;
                    if (typeof data.title != "string")
                      return validate33.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/oneOf/1/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                    var valid4 = _errs24 === errors;
                  } else
                    var valid4 = !0;
                  if (valid4) {
                    if (data.maxIterations !== void 0) {
                      let data10 = data.maxIterations, _errs26 = errors;
                      if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10)))
                        return validate33.errors = [{ instancePath: instancePath + "/maxIterations", schemaPath: "#/oneOf/1/properties/maxIterations/type", keyword: "type", params: { type: "integer" } }], !1;
                      if (errors === _errs26 && typeof data10 == "number" && isFinite(data10) && (data10 <= 0 || isNaN(data10)))
                        return validate33.errors = [{ instancePath: instancePath + "/maxIterations", schemaPath: "#/oneOf/1/properties/maxIterations/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                      var valid4 = _errs26 === errors;
                    } else
                      var valid4 = !0;
                    if (valid4) {
                      if (data.body !== void 0) {
                        let _errs28 = errors;
                        validate34(data.body, { instancePath: instancePath + "/body", parentData: data, parentDataProperty: "body", rootData }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
                        var valid4 = _errs28 === errors;
                      } else
                        var valid4 = !0;
                      if (valid4) {
                        if (data.when !== void 0) {
                          let data12 = data.when, _errs29 = errors;
                          if (errors === _errs29)
                            if (typeof data12 == "string") {
                              if (!pattern1.test(data12))
                                return validate33.errors = [{ instancePath: instancePath + "/when", schemaPath: "#/oneOf/1/properties/when/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                            } else
                              return validate33.errors = [{ instancePath: instancePath + "/when", schemaPath: "#/oneOf/1/properties/when/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid4 = _errs29 === errors;
                        } else
                          var valid4 = !0;
                        if (valid4) {
                          if (data.provenance !== void 0) {
                            let _errs31 = errors;
                            validate28(data.provenance, { instancePath: instancePath + "/provenance", parentData: data, parentDataProperty: "provenance", rootData }) || (vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors), errors = vErrors.length);
                            var valid4 = _errs31 === errors;
                          } else
                            var valid4 = !0;
                          if (valid4) {
                            if (data.kind !== void 0) {
                              let data14 = data.kind, _errs32 = errors;
                              if (typeof data14 != "string")
                                return validate33.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                              if (data14 !== "for_each")
                                return validate33.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "for_each" } }], !1;
                              var valid4 = _errs32 === errors;
                            } else
                              var valid4 = !0;
                            if (valid4)
                              if (data.items !== void 0) {
                                let data15 = data.items, _errs34 = errors;
                                if (errors === _errs34)
                                  if (typeof data15 == "string") {
                                    if (!pattern1.test(data15))
                                      return validate33.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/oneOf/1/properties/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                  } else
                                    return validate33.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/oneOf/1/properties/items/type", keyword: "type", params: { type: "string" } }], !1;
                                var valid4 = _errs34 === errors;
                              } else
                                var valid4 = !0;
                          }
                        }
                      }
                    }
                  }
                }
              } else
                return validate33.errors = [{ instancePath, schemaPath: "#/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
          } else
            return validate33.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } }], !1;
        else
          return validate33.errors = [{ instancePath, schemaPath: "#/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } }], !1;
      }
    } else
      return validate33.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate33.errors = vErrors, errors === 0;
}
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (Array.isArray(data)) {
      var valid0 = !0;
      let len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let _errs1 = errors;
        validate33(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length);
        var valid0 = _errs1 === errors;
        if (!valid0)
          break;
      }
    } else
      return validate32.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" } }], !1;
  return validate32.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.schemaVersion === void 0 && (missing0 = "schemaVersion") || data.workflowId === void 0 && (missing0 = "workflowId") || data.kind === void 0 && (missing0 = "kind") || data.name === void 0 && (missing0 = "name") || data.description === void 0 && (missing0 = "description") || data.version === void 0 && (missing0 = "version") || data.tags === void 0 && (missing0 = "tags") || data.aliases === void 0 && (missing0 = "aliases") || data.recommendations === void 0 && (missing0 = "recommendations") || data.capabilities === void 0 && (missing0 = "capabilities") || data.features === void 0 && (missing0 = "features") || data.contracts === void 0 && (missing0 = "contracts") || data.inputs === void 0 && (missing0 = "inputs") || data.conditions === void 0 && (missing0 = "conditions") || data.functions === void 0 && (missing0 = "functions") || data.guidance === void 0 && (missing0 = "guidance") || data.references === void 0 && (missing0 = "references") || data.extensionPoints === void 0 && (missing0 = "extensionPoints") || data.bindings === void 0 && (missing0 = "bindings") || data.steps === void 0 && (missing0 = "steps") || data.loops === void 0 && (missing0 = "loops") || data.flow === void 0 && (missing0 = "flow") || data.metadata === void 0 && (missing0 = "metadata") || data.compiledWarnings === void 0 && (missing0 = "compiledWarnings"))
        return validate21.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.schemaVersion !== void 0) {
        let data0 = data.schemaVersion, _errs2 = errors;
        if (!(typeof data0 == "number" && isFinite(data0)))
          return validate21.errors = [{ instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/type", keyword: "type", params: { type: "number" } }], !1;
        if (data0 !== 1)
          return validate21.errors = [{ instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.workflowId !== void 0) {
          let data1 = data.workflowId, _errs4 = errors;
          if (errors === _errs4)
            if (typeof data1 == "string") {
              if (!pattern0.test(data1))
                return validate21.errors = [{ instancePath: instancePath + "/workflowId", schemaPath: "#/properties/workflowId/pattern", keyword: "pattern", params: { pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" } }], !1;
            } else
              return validate21.errors = [{ instancePath: instancePath + "/workflowId", schemaPath: "#/properties/workflowId/type", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.kind !== void 0) {
            let data2 = data.kind, _errs6 = errors;
            if (typeof data2 != "string")
              return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
            if (!(data2 === "workflow" || data2 === "routine"))
              return validate21.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema6.properties.kind.enum } }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs8 = errors;
              if (typeof data.name != "string")
                return validate21.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.description !== void 0) {
                let _errs10 = errors;
                if (typeof data.description != "string")
                  return validate21.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" } }], !1;
                var valid0 = _errs10 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.version !== void 0) {
                  let _errs12 = errors;
                  if (typeof data.version != "string")
                    return validate21.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" } }], !1;
                  var valid0 = _errs12 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.tags !== void 0) {
                    let data6 = data.tags, _errs14 = errors;
                    if (errors === _errs14)
                      if (Array.isArray(data6)) {
                        var valid1 = !0;
                        let len0 = data6.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let _errs16 = errors;
                          if (typeof data6[i0] != "string")
                            return validate21.errors = [{ instancePath: instancePath + "/tags/" + i0, schemaPath: "#/properties/tags/items/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid1 = _errs16 === errors;
                          if (!valid1)
                            break;
                        }
                      } else
                        return validate21.errors = [{ instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/type", keyword: "type", params: { type: "array" } }], !1;
                    var valid0 = _errs14 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.aliases !== void 0) {
                      let data8 = data.aliases, _errs18 = errors;
                      if (errors === _errs18)
                        if (Array.isArray(data8)) {
                          var valid2 = !0;
                          let len1 = data8.length;
                          for (let i1 = 0; i1 < len1; i1++) {
                            let _errs20 = errors;
                            if (typeof data8[i1] != "string")
                              return validate21.errors = [{ instancePath: instancePath + "/aliases/" + i1, schemaPath: "#/properties/aliases/items/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid2 = _errs20 === errors;
                            if (!valid2)
                              break;
                          }
                        } else
                          return validate21.errors = [{ instancePath: instancePath + "/aliases", schemaPath: "#/properties/aliases/type", keyword: "type", params: { type: "array" } }], !1;
                      var valid0 = _errs18 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.agentRole !== void 0) {
                        let _errs22 = errors;
                        if (typeof data.agentRole != "string")
                          return validate21.errors = [{ instancePath: instancePath + "/agentRole", schemaPath: "#/properties/agentRole/type", keyword: "type", params: { type: "string" } }], !1;
                        var valid0 = _errs22 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.recommendations !== void 0) {
                          let data11 = data.recommendations, _errs24 = errors;
                          if (errors === _errs24)
                            if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                              if (data11.autonomy !== void 0) {
                                let data12 = data11.autonomy, _errs27 = errors;
                                if (typeof data12 != "string")
                                  return validate21.errors = [{ instancePath: instancePath + "/recommendations/autonomy", schemaPath: "#/properties/recommendations/properties/autonomy/type", keyword: "type", params: { type: "string" } }], !1;
                                if (!(data12 === "guided" || data12 === "full_auto_stop_on_user_deps" || data12 === "full_auto_never_stop"))
                                  return validate21.errors = [{ instancePath: instancePath + "/recommendations/autonomy", schemaPath: "#/properties/recommendations/properties/autonomy/enum", keyword: "enum", params: { allowedValues: schema6.properties.recommendations.properties.autonomy.enum } }], !1;
                                var valid3 = _errs27 === errors;
                              } else
                                var valid3 = !0;
                              if (valid3)
                                if (data11.riskPolicy !== void 0) {
                                  let data13 = data11.riskPolicy, _errs29 = errors;
                                  if (typeof data13 != "string")
                                    return validate21.errors = [{ instancePath: instancePath + "/recommendations/riskPolicy", schemaPath: "#/properties/recommendations/properties/riskPolicy/type", keyword: "type", params: { type: "string" } }], !1;
                                  if (!(data13 === "conservative" || data13 === "balanced" || data13 === "aggressive"))
                                    return validate21.errors = [{ instancePath: instancePath + "/recommendations/riskPolicy", schemaPath: "#/properties/recommendations/properties/riskPolicy/enum", keyword: "enum", params: { allowedValues: schema6.properties.recommendations.properties.riskPolicy.enum } }], !1;
                                  var valid3 = _errs29 === errors;
                                } else
                                  var valid3 = !0;
                            } else
                              return validate21.errors = [{ instancePath: instancePath + "/recommendations", schemaPath: "#/properties/recommendations/type", keyword: "type", params: { type: "object" } }], !1;
                          var valid0 = _errs24 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.capabilities !== void 0) {
                            let data14 = data.capabilities, _errs31 = errors;
                            if (errors === _errs31)
                              if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                                if (data14.delegation !== void 0) {
                                  let data15 = data14.delegation, _errs34 = errors;
                                  if (typeof data15 != "string")
                                    return validate21.errors = [{ instancePath: instancePath + "/capabilities/delegation", schemaPath: "#/properties/capabilities/properties/delegation/type", keyword: "type", params: { type: "string" } }], !1;
                                  if (!(data15 === "required" || data15 === "preferred" || data15 === "disabled"))
                                    return validate21.errors = [{ instancePath: instancePath + "/capabilities/delegation", schemaPath: "#/properties/capabilities/properties/delegation/enum", keyword: "enum", params: { allowedValues: schema6.properties.capabilities.properties.delegation.enum } }], !1;
                                  var valid4 = _errs34 === errors;
                                } else
                                  var valid4 = !0;
                                if (valid4)
                                  if (data14.web_browsing !== void 0) {
                                    let data16 = data14.web_browsing, _errs36 = errors;
                                    if (typeof data16 != "string")
                                      return validate21.errors = [{ instancePath: instancePath + "/capabilities/web_browsing", schemaPath: "#/properties/capabilities/properties/web_browsing/type", keyword: "type", params: { type: "string" } }], !1;
                                    if (!(data16 === "required" || data16 === "preferred" || data16 === "disabled"))
                                      return validate21.errors = [{ instancePath: instancePath + "/capabilities/web_browsing", schemaPath: "#/properties/capabilities/properties/web_browsing/enum", keyword: "enum", params: { allowedValues: schema6.properties.capabilities.properties.web_browsing.enum } }], !1;
                                    var valid4 = _errs36 === errors;
                                  } else
                                    var valid4 = !0;
                              } else
                                return validate21.errors = [{ instancePath: instancePath + "/capabilities", schemaPath: "#/properties/capabilities/type", keyword: "type", params: { type: "object" } }], !1;
                            var valid0 = _errs31 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.features !== void 0) {
                              let data17 = data.features, _errs38 = errors;
                              if (errors === _errs38)
                                if (Array.isArray(data17)) {
                                  var valid5 = !0;
                                  let len2 = data17.length;
                                  for (let i2 = 0; i2 < len2; i2++) {
                                    let data18 = data17[i2], _errs40 = errors;
                                    if (errors === _errs40)
                                      if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                                        let missing1;
                                        if (data18.featureId === void 0 && (missing1 = "featureId") || data18.config === void 0 && (missing1 = "config"))
                                          return validate21.errors = [{ instancePath: instancePath + "/features/" + i2, schemaPath: "#/properties/features/items/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                                        if (data18.featureId !== void 0) {
                                          let _errs43 = errors;
                                          if (typeof data18.featureId != "string")
                                            return validate21.errors = [{ instancePath: instancePath + "/features/" + i2 + "/featureId", schemaPath: "#/properties/features/items/properties/featureId/type", keyword: "type", params: { type: "string" } }], !1;
                                          var valid6 = _errs43 === errors;
                                        } else
                                          var valid6 = !0;
                                        if (valid6)
                                          if (data18.config !== void 0) {
                                            let data20 = data18.config, _errs45 = errors;
                                            if (errors === _errs45 && !(data20 && typeof data20 == "object" && !Array.isArray(data20)))
                                              return validate21.errors = [{ instancePath: instancePath + "/features/" + i2 + "/config", schemaPath: "#/properties/features/items/properties/config/type", keyword: "type", params: { type: "object" } }], !1;
                                            var valid6 = _errs45 === errors;
                                          } else
                                            var valid6 = !0;
                                      } else
                                        return validate21.errors = [{ instancePath: instancePath + "/features/" + i2, schemaPath: "#/properties/features/items/type", keyword: "type", params: { type: "object" } }], !1;
                                    var valid5 = _errs40 === errors;
                                    if (!valid5)
                                      break;
                                  }
                                } else
                                  return validate21.errors = [{ instancePath: instancePath + "/features", schemaPath: "#/properties/features/type", keyword: "type", params: { type: "array" } }], !1;
                              var valid0 = _errs38 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.contracts !== void 0) {
                                let data21 = data.contracts, _errs48 = errors;
                                if (errors === _errs48)
                                  if (Array.isArray(data21)) {
                                    var valid7 = !0;
                                    let len3 = data21.length;
                                    for (let i3 = 0; i3 < len3; i3++) {
                                      let data22 = data21[i3], _errs50 = errors;
                                      if (errors === _errs50)
                                        if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                                          let missing2;
                                          if (data22.contractRef === void 0 && (missing2 = "contractRef") || data22.artifactKind === void 0 && (missing2 = "artifactKind") || data22.schema === void 0 && (missing2 = "schema") || data22.guidance === void 0 && (missing2 = "guidance"))
                                            return validate21.errors = [{ instancePath: instancePath + "/contracts/" + i3, schemaPath: "#/properties/contracts/items/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                                          if (data22.contractRef !== void 0) {
                                            let _errs53 = errors;
                                            if (typeof data22.contractRef != "string")
                                              return validate21.errors = [{ instancePath: instancePath + "/contracts/" + i3 + "/contractRef", schemaPath: "#/properties/contracts/items/properties/contractRef/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid8 = _errs53 === errors;
                                          } else
                                            var valid8 = !0;
                                          if (valid8) {
                                            if (data22.artifactKind !== void 0) {
                                              let _errs55 = errors;
                                              if (typeof data22.artifactKind != "string")
                                                return validate21.errors = [{ instancePath: instancePath + "/contracts/" + i3 + "/artifactKind", schemaPath: "#/properties/contracts/items/properties/artifactKind/type", keyword: "type", params: { type: "string" } }], !1;
                                              var valid8 = _errs55 === errors;
                                            } else
                                              var valid8 = !0;
                                            if (valid8) {
                                              if (data22.schema !== void 0) {
                                                let data25 = data22.schema, _errs57 = errors;
                                                if (errors === _errs57 && !(data25 && typeof data25 == "object" && !Array.isArray(data25)))
                                                  return validate21.errors = [{ instancePath: instancePath + "/contracts/" + i3 + "/schema", schemaPath: "#/properties/contracts/items/properties/schema/type", keyword: "type", params: { type: "object" } }], !1;
                                                var valid8 = _errs57 === errors;
                                              } else
                                                var valid8 = !0;
                                              if (valid8)
                                                if (data22.guidance !== void 0) {
                                                  let data26 = data22.guidance, _errs60 = errors;
                                                  if (errors === _errs60)
                                                    if (Array.isArray(data26)) {
                                                      var valid9 = !0;
                                                      let len4 = data26.length;
                                                      for (let i4 = 0; i4 < len4; i4++) {
                                                        let _errs62 = errors;
                                                        if (typeof data26[i4] != "string")
                                                          return validate21.errors = [{ instancePath: instancePath + "/contracts/" + i3 + "/guidance/" + i4, schemaPath: "#/properties/contracts/items/properties/guidance/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid9 = _errs62 === errors;
                                                        if (!valid9)
                                                          break;
                                                      }
                                                    } else
                                                      return validate21.errors = [{ instancePath: instancePath + "/contracts/" + i3 + "/guidance", schemaPath: "#/properties/contracts/items/properties/guidance/type", keyword: "type", params: { type: "array" } }], !1;
                                                  var valid8 = _errs60 === errors;
                                                } else
                                                  var valid8 = !0;
                                            }
                                          }
                                        } else
                                          return validate21.errors = [{ instancePath: instancePath + "/contracts/" + i3, schemaPath: "#/properties/contracts/items/type", keyword: "type", params: { type: "object" } }], !1;
                                      var valid7 = _errs50 === errors;
                                      if (!valid7)
                                        break;
                                    }
                                  } else
                                    return validate21.errors = [{ instancePath: instancePath + "/contracts", schemaPath: "#/properties/contracts/type", keyword: "type", params: { type: "array" } }], !1;
                                var valid0 = _errs48 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.inputs !== void 0) {
                                  let data28 = data.inputs, _errs64 = errors;
                                  if (errors === _errs64)
                                    if (Array.isArray(data28)) {
                                      var valid10 = !0;
                                      let len5 = data28.length;
                                      for (let i5 = 0; i5 < len5; i5++) {
                                        let data29 = data28[i5], _errs66 = errors;
                                        if (errors === _errs66)
                                          if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
                                            let missing3;
                                            if (data29.key === void 0 && (missing3 = "key") || data29.kind === void 0 && (missing3 = "kind") || data29.required === void 0 && (missing3 = "required"))
                                              return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i5, schemaPath: "#/properties/inputs/items/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                                            if (data29.key !== void 0) {
                                              let data30 = data29.key, _errs69 = errors;
                                              if (errors === _errs69)
                                                if (typeof data30 == "string") {
                                                  if (!pattern1.test(data30))
                                                    return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i5 + "/key", schemaPath: "#/properties/inputs/items/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                } else
                                                  return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i5 + "/key", schemaPath: "#/properties/inputs/items/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                              var valid11 = _errs69 === errors;
                                            } else
                                              var valid11 = !0;
                                            if (valid11) {
                                              if (data29.contextKey !== void 0) {
                                                let _errs71 = errors;
                                                if (typeof data29.contextKey != "string")
                                                  return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i5 + "/contextKey", schemaPath: "#/properties/inputs/items/properties/contextKey/type", keyword: "type", params: { type: "string" } }], !1;
                                                var valid11 = _errs71 === errors;
                                              } else
                                                var valid11 = !0;
                                              if (valid11) {
                                                if (data29.kind !== void 0) {
                                                  let data32 = data29.kind, _errs73 = errors;
                                                  if (typeof data32 != "string")
                                                    return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i5 + "/kind", schemaPath: "#/properties/inputs/items/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                  if (!(data32 === "string" || data32 === "number" || data32 === "boolean" || data32 === "enum" || data32 === "list"))
                                                    return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i5 + "/kind", schemaPath: "#/properties/inputs/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema6.properties.inputs.items.properties.kind.enum } }], !1;
                                                  var valid11 = _errs73 === errors;
                                                } else
                                                  var valid11 = !0;
                                                if (valid11) {
                                                  if (data29.values !== void 0) {
                                                    let data33 = data29.values, _errs75 = errors;
                                                    if (errors === _errs75)
                                                      if (Array.isArray(data33)) {
                                                        var valid12 = !0;
                                                        let len6 = data33.length;
                                                        for (let i6 = 0; i6 < len6; i6++) {
                                                          let _errs77 = errors;
                                                          if (typeof data33[i6] != "string")
                                                            return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i5 + "/values/" + i6, schemaPath: "#/properties/inputs/items/properties/values/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid12 = _errs77 === errors;
                                                          if (!valid12)
                                                            break;
                                                        }
                                                      } else
                                                        return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i5 + "/values", schemaPath: "#/properties/inputs/items/properties/values/type", keyword: "type", params: { type: "array" } }], !1;
                                                    var valid11 = _errs75 === errors;
                                                  } else
                                                    var valid11 = !0;
                                                  if (valid11) {
                                                    if (data29.required !== void 0) {
                                                      let _errs79 = errors;
                                                      if (typeof data29.required != "boolean")
                                                        return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i5 + "/required", schemaPath: "#/properties/inputs/items/properties/required/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                      var valid11 = _errs79 === errors;
                                                    } else
                                                      var valid11 = !0;
                                                    if (valid11) {
                                                      if (data29.coerce !== void 0) {
                                                        let data36 = data29.coerce, _errs81 = errors;
                                                        if (typeof data36 != "boolean")
                                                          return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i5 + "/coerce", schemaPath: "#/properties/inputs/items/properties/coerce/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                        if (data36 !== !0)
                                                          return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i5 + "/coerce", schemaPath: "#/properties/inputs/items/properties/coerce/const", keyword: "const", params: { allowedValue: !0 } }], !1;
                                                        var valid11 = _errs81 === errors;
                                                      } else
                                                        var valid11 = !0;
                                                      if (valid11) {
                                                        if (data29.description !== void 0) {
                                                          let _errs83 = errors;
                                                          if (typeof data29.description != "string")
                                                            return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i5 + "/description", schemaPath: "#/properties/inputs/items/properties/description/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid11 = _errs83 === errors;
                                                        } else
                                                          var valid11 = !0;
                                                        if (valid11)
                                                          if (data29.sensitive !== void 0) {
                                                            let data38 = data29.sensitive, _errs85 = errors;
                                                            if (typeof data38 != "boolean")
                                                              return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i5 + "/sensitive", schemaPath: "#/properties/inputs/items/properties/sensitive/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                            if (data38 !== !0)
                                                              return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i5 + "/sensitive", schemaPath: "#/properties/inputs/items/properties/sensitive/const", keyword: "const", params: { allowedValue: !0 } }], !1;
                                                            var valid11 = _errs85 === errors;
                                                          } else
                                                            var valid11 = !0;
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          } else
                                            return validate21.errors = [{ instancePath: instancePath + "/inputs/" + i5, schemaPath: "#/properties/inputs/items/type", keyword: "type", params: { type: "object" } }], !1;
                                        var valid10 = _errs66 === errors;
                                        if (!valid10)
                                          break;
                                      }
                                    } else
                                      return validate21.errors = [{ instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/type", keyword: "type", params: { type: "array" } }], !1;
                                  var valid0 = _errs64 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.conditions !== void 0) {
                                    let _errs87 = errors;
                                    validate22(data.conditions, { instancePath: instancePath + "/conditions", parentData: data, parentDataProperty: "conditions", rootData }) || (vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors), errors = vErrors.length);
                                    var valid0 = _errs87 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.functions !== void 0) {
                                      let data40 = data.functions, _errs88 = errors;
                                      if (errors === _errs88)
                                        if (Array.isArray(data40)) {
                                          var valid13 = !0;
                                          let len7 = data40.length;
                                          for (let i7 = 0; i7 < len7; i7++) {
                                            let data41 = data40[i7], _errs90 = errors;
                                            if (errors === _errs90)
                                              if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
                                                let missing4;
                                                if (data41.name === void 0 && (missing4 = "name") || data41.scope === void 0 && (missing4 = "scope") || data41.definition === void 0 && (missing4 = "definition"))
                                                  return validate21.errors = [{ instancePath: instancePath + "/functions/" + i7, schemaPath: "#/properties/functions/items/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                                                if (data41.name !== void 0) {
                                                  let _errs93 = errors;
                                                  if (typeof data41.name != "string")
                                                    return validate21.errors = [{ instancePath: instancePath + "/functions/" + i7 + "/name", schemaPath: "#/properties/functions/items/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                                                  var valid14 = _errs93 === errors;
                                                } else
                                                  var valid14 = !0;
                                                if (valid14) {
                                                  if (data41.scope !== void 0) {
                                                    let data43 = data41.scope, _errs95 = errors;
                                                    if (typeof data43 != "string")
                                                      return validate21.errors = [{ instancePath: instancePath + "/functions/" + i7 + "/scope", schemaPath: "#/properties/functions/items/properties/scope/type", keyword: "type", params: { type: "string" } }], !1;
                                                    if (!(data43 === "workflow" || data43 === "loop" || data43 === "step"))
                                                      return validate21.errors = [{ instancePath: instancePath + "/functions/" + i7 + "/scope", schemaPath: "#/properties/functions/items/properties/scope/enum", keyword: "enum", params: { allowedValues: schema6.properties.functions.items.properties.scope.enum } }], !1;
                                                    var valid14 = _errs95 === errors;
                                                  } else
                                                    var valid14 = !0;
                                                  if (valid14) {
                                                    if (data41.ownerId !== void 0) {
                                                      let data44 = data41.ownerId, _errs97 = errors;
                                                      if (errors === _errs97)
                                                        if (typeof data44 == "string") {
                                                          if (!pattern1.test(data44))
                                                            return validate21.errors = [{ instancePath: instancePath + "/functions/" + i7 + "/ownerId", schemaPath: "#/properties/functions/items/properties/ownerId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                        } else
                                                          return validate21.errors = [{ instancePath: instancePath + "/functions/" + i7 + "/ownerId", schemaPath: "#/properties/functions/items/properties/ownerId/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid14 = _errs97 === errors;
                                                    } else
                                                      var valid14 = !0;
                                                    if (valid14)
                                                      if (data41.definition !== void 0) {
                                                        let _errs99 = errors;
                                                        if (typeof data41.definition != "string")
                                                          return validate21.errors = [{ instancePath: instancePath + "/functions/" + i7 + "/definition", schemaPath: "#/properties/functions/items/properties/definition/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid14 = _errs99 === errors;
                                                      } else
                                                        var valid14 = !0;
                                                  }
                                                }
                                              } else
                                                return validate21.errors = [{ instancePath: instancePath + "/functions/" + i7, schemaPath: "#/properties/functions/items/type", keyword: "type", params: { type: "object" } }], !1;
                                            var valid13 = _errs90 === errors;
                                            if (!valid13)
                                              break;
                                          }
                                        } else
                                          return validate21.errors = [{ instancePath: instancePath + "/functions", schemaPath: "#/properties/functions/type", keyword: "type", params: { type: "array" } }], !1;
                                      var valid0 = _errs88 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.guidance !== void 0) {
                                        let data46 = data.guidance, _errs101 = errors;
                                        if (errors === _errs101)
                                          if (Array.isArray(data46)) {
                                            var valid15 = !0;
                                            let len8 = data46.length;
                                            for (let i8 = 0; i8 < len8; i8++) {
                                              let _errs103 = errors;
                                              if (typeof data46[i8] != "string")
                                                return validate21.errors = [{ instancePath: instancePath + "/guidance/" + i8, schemaPath: "#/properties/guidance/items/type", keyword: "type", params: { type: "string" } }], !1;
                                              var valid15 = _errs103 === errors;
                                              if (!valid15)
                                                break;
                                            }
                                          } else
                                            return validate21.errors = [{ instancePath: instancePath + "/guidance", schemaPath: "#/properties/guidance/type", keyword: "type", params: { type: "array" } }], !1;
                                        var valid0 = _errs101 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.references !== void 0) {
                                          let data48 = data.references, _errs105 = errors;
                                          if (errors === _errs105)
                                            if (Array.isArray(data48)) {
                                              var valid16 = !0;
                                              let len9 = data48.length;
                                              for (let i9 = 0; i9 < len9; i9++) {
                                                let data49 = data48[i9], _errs107 = errors;
                                                if (errors === _errs107)
                                                  if (data49 && typeof data49 == "object" && !Array.isArray(data49)) {
                                                    let missing5;
                                                    if (data49.id === void 0 && (missing5 = "id") || data49.title === void 0 && (missing5 = "title") || data49.source === void 0 && (missing5 = "source") || data49.purpose === void 0 && (missing5 = "purpose") || data49.authoritative === void 0 && (missing5 = "authoritative") || data49.resolveFrom === void 0 && (missing5 = "resolveFrom"))
                                                      return validate21.errors = [{ instancePath: instancePath + "/references/" + i9, schemaPath: "#/properties/references/items/required", keyword: "required", params: { missingProperty: missing5 } }], !1;
                                                    if (data49.id !== void 0) {
                                                      let _errs110 = errors;
                                                      if (typeof data49.id != "string")
                                                        return validate21.errors = [{ instancePath: instancePath + "/references/" + i9 + "/id", schemaPath: "#/properties/references/items/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid17 = _errs110 === errors;
                                                    } else
                                                      var valid17 = !0;
                                                    if (valid17) {
                                                      if (data49.title !== void 0) {
                                                        let _errs112 = errors;
                                                        if (typeof data49.title != "string")
                                                          return validate21.errors = [{ instancePath: instancePath + "/references/" + i9 + "/title", schemaPath: "#/properties/references/items/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid17 = _errs112 === errors;
                                                      } else
                                                        var valid17 = !0;
                                                      if (valid17) {
                                                        if (data49.source !== void 0) {
                                                          let _errs114 = errors;
                                                          if (typeof data49.source != "string")
                                                            return validate21.errors = [{ instancePath: instancePath + "/references/" + i9 + "/source", schemaPath: "#/properties/references/items/properties/source/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid17 = _errs114 === errors;
                                                        } else
                                                          var valid17 = !0;
                                                        if (valid17) {
                                                          if (data49.purpose !== void 0) {
                                                            let _errs116 = errors;
                                                            if (typeof data49.purpose != "string")
                                                              return validate21.errors = [{ instancePath: instancePath + "/references/" + i9 + "/purpose", schemaPath: "#/properties/references/items/properties/purpose/type", keyword: "type", params: { type: "string" } }], !1;
                                                            var valid17 = _errs116 === errors;
                                                          } else
                                                            var valid17 = !0;
                                                          if (valid17) {
                                                            if (data49.authoritative !== void 0) {
                                                              let _errs118 = errors;
                                                              if (typeof data49.authoritative != "boolean")
                                                                return validate21.errors = [{ instancePath: instancePath + "/references/" + i9 + "/authoritative", schemaPath: "#/properties/references/items/properties/authoritative/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                              var valid17 = _errs118 === errors;
                                                            } else
                                                              var valid17 = !0;
                                                            if (valid17)
                                                              if (data49.resolveFrom !== void 0) {
                                                                let data55 = data49.resolveFrom, _errs120 = errors;
                                                                if (typeof data55 != "string")
                                                                  return validate21.errors = [{ instancePath: instancePath + "/references/" + i9 + "/resolveFrom", schemaPath: "#/properties/references/items/properties/resolveFrom/type", keyword: "type", params: { type: "string" } }], !1;
                                                                if (!(data55 === "workspace" || data55 === "package"))
                                                                  return validate21.errors = [{ instancePath: instancePath + "/references/" + i9 + "/resolveFrom", schemaPath: "#/properties/references/items/properties/resolveFrom/enum", keyword: "enum", params: { allowedValues: schema6.properties.references.items.properties.resolveFrom.enum } }], !1;
                                                                var valid17 = _errs120 === errors;
                                                              } else
                                                                var valid17 = !0;
                                                          }
                                                        }
                                                      }
                                                    }
                                                  } else
                                                    return validate21.errors = [{ instancePath: instancePath + "/references/" + i9, schemaPath: "#/properties/references/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                var valid16 = _errs107 === errors;
                                                if (!valid16)
                                                  break;
                                              }
                                            } else
                                              return validate21.errors = [{ instancePath: instancePath + "/references", schemaPath: "#/properties/references/type", keyword: "type", params: { type: "array" } }], !1;
                                          var valid0 = _errs105 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.extensionPoints !== void 0) {
                                            let data56 = data.extensionPoints, _errs122 = errors;
                                            if (errors === _errs122)
                                              if (Array.isArray(data56)) {
                                                var valid18 = !0;
                                                let len10 = data56.length;
                                                for (let i10 = 0; i10 < len10; i10++) {
                                                  let data57 = data56[i10], _errs124 = errors;
                                                  if (errors === _errs124)
                                                    if (data57 && typeof data57 == "object" && !Array.isArray(data57)) {
                                                      let missing6;
                                                      if (data57.slot === void 0 && (missing6 = "slot") || data57.purpose === void 0 && (missing6 = "purpose") || data57.defaultBinding === void 0 && (missing6 = "defaultBinding") || data57.acceptedKinds === void 0 && (missing6 = "acceptedKinds") || data57.requiredContext === void 0 && (missing6 = "requiredContext") || data57.optionalContext === void 0 && (missing6 = "optionalContext") || data57.requiredArtifacts === void 0 && (missing6 = "requiredArtifacts"))
                                                        return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + i10, schemaPath: "#/properties/extensionPoints/items/required", keyword: "required", params: { missingProperty: missing6 } }], !1;
                                                      if (data57.slot !== void 0) {
                                                        let _errs127 = errors;
                                                        if (typeof data57.slot != "string")
                                                          return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + i10 + "/slot", schemaPath: "#/properties/extensionPoints/items/properties/slot/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid19 = _errs127 === errors;
                                                      } else
                                                        var valid19 = !0;
                                                      if (valid19) {
                                                        if (data57.purpose !== void 0) {
                                                          let _errs129 = errors;
                                                          if (typeof data57.purpose != "string")
                                                            return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + i10 + "/purpose", schemaPath: "#/properties/extensionPoints/items/properties/purpose/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid19 = _errs129 === errors;
                                                        } else
                                                          var valid19 = !0;
                                                        if (valid19) {
                                                          if (data57.defaultBinding !== void 0) {
                                                            let _errs131 = errors;
                                                            if (typeof data57.defaultBinding != "string")
                                                              return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + i10 + "/defaultBinding", schemaPath: "#/properties/extensionPoints/items/properties/defaultBinding/type", keyword: "type", params: { type: "string" } }], !1;
                                                            var valid19 = _errs131 === errors;
                                                          } else
                                                            var valid19 = !0;
                                                          if (valid19) {
                                                            if (data57.acceptedKinds !== void 0) {
                                                              let data61 = data57.acceptedKinds, _errs133 = errors;
                                                              if (errors === _errs133)
                                                                if (Array.isArray(data61)) {
                                                                  var valid20 = !0;
                                                                  let len11 = data61.length;
                                                                  for (let i11 = 0; i11 < len11; i11++) {
                                                                    let data62 = data61[i11], _errs135 = errors;
                                                                    if (typeof data62 != "string")
                                                                      return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + i10 + "/acceptedKinds/" + i11, schemaPath: "#/properties/extensionPoints/items/properties/acceptedKinds/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    if (!(data62 === "workflow" || data62 === "routine"))
                                                                      return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + i10 + "/acceptedKinds/" + i11, schemaPath: "#/properties/extensionPoints/items/properties/acceptedKinds/items/enum", keyword: "enum", params: { allowedValues: schema6.properties.extensionPoints.items.properties.acceptedKinds.items.enum } }], !1;
                                                                    var valid20 = _errs135 === errors;
                                                                    if (!valid20)
                                                                      break;
                                                                  }
                                                                } else
                                                                  return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + i10 + "/acceptedKinds", schemaPath: "#/properties/extensionPoints/items/properties/acceptedKinds/type", keyword: "type", params: { type: "array" } }], !1;
                                                              var valid19 = _errs133 === errors;
                                                            } else
                                                              var valid19 = !0;
                                                            if (valid19) {
                                                              if (data57.requiredContext !== void 0) {
                                                                let data63 = data57.requiredContext, _errs137 = errors;
                                                                if (errors === _errs137)
                                                                  if (Array.isArray(data63)) {
                                                                    var valid21 = !0;
                                                                    let len12 = data63.length;
                                                                    for (let i12 = 0; i12 < len12; i12++) {
                                                                      let _errs139 = errors;
                                                                      if (typeof data63[i12] != "string")
                                                                        return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + i10 + "/requiredContext/" + i12, schemaPath: "#/properties/extensionPoints/items/properties/requiredContext/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      var valid21 = _errs139 === errors;
                                                                      if (!valid21)
                                                                        break;
                                                                    }
                                                                  } else
                                                                    return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + i10 + "/requiredContext", schemaPath: "#/properties/extensionPoints/items/properties/requiredContext/type", keyword: "type", params: { type: "array" } }], !1;
                                                                var valid19 = _errs137 === errors;
                                                              } else
                                                                var valid19 = !0;
                                                              if (valid19) {
                                                                if (data57.optionalContext !== void 0) {
                                                                  let data65 = data57.optionalContext, _errs141 = errors;
                                                                  if (errors === _errs141)
                                                                    if (Array.isArray(data65)) {
                                                                      var valid22 = !0;
                                                                      let len13 = data65.length;
                                                                      for (let i13 = 0; i13 < len13; i13++) {
                                                                        let _errs143 = errors;
                                                                        if (typeof data65[i13] != "string")
                                                                          return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + i10 + "/optionalContext/" + i13, schemaPath: "#/properties/extensionPoints/items/properties/optionalContext/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        var valid22 = _errs143 === errors;
                                                                        if (!valid22)
                                                                          break;
                                                                      }
                                                                    } else
                                                                      return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + i10 + "/optionalContext", schemaPath: "#/properties/extensionPoints/items/properties/optionalContext/type", keyword: "type", params: { type: "array" } }], !1;
                                                                  var valid19 = _errs141 === errors;
                                                                } else
                                                                  var valid19 = !0;
                                                                if (valid19)
                                                                  if (data57.requiredArtifacts !== void 0) {
                                                                    let data67 = data57.requiredArtifacts, _errs145 = errors;
                                                                    if (errors === _errs145)
                                                                      if (Array.isArray(data67)) {
                                                                        var valid23 = !0;
                                                                        let len14 = data67.length;
                                                                        for (let i14 = 0; i14 < len14; i14++) {
                                                                          let _errs147 = errors;
                                                                          if (typeof data67[i14] != "string")
                                                                            return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + i10 + "/requiredArtifacts/" + i14, schemaPath: "#/properties/extensionPoints/items/properties/requiredArtifacts/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid23 = _errs147 === errors;
                                                                          if (!valid23)
                                                                            break;
                                                                        }
                                                                      } else
                                                                        return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + i10 + "/requiredArtifacts", schemaPath: "#/properties/extensionPoints/items/properties/requiredArtifacts/type", keyword: "type", params: { type: "array" } }], !1;
                                                                    var valid19 = _errs145 === errors;
                                                                  } else
                                                                    var valid19 = !0;
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    } else
                                                      return validate21.errors = [{ instancePath: instancePath + "/extensionPoints/" + i10, schemaPath: "#/properties/extensionPoints/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                  var valid18 = _errs124 === errors;
                                                  if (!valid18)
                                                    break;
                                                }
                                              } else
                                                return validate21.errors = [{ instancePath: instancePath + "/extensionPoints", schemaPath: "#/properties/extensionPoints/type", keyword: "type", params: { type: "array" } }], !1;
                                            var valid0 = _errs122 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.extensionContract !== void 0) {
                                              let data69 = data.extensionContract, _errs149 = errors;
                                              if (errors === _errs149)
                                                if (data69 && typeof data69 == "object" && !Array.isArray(data69)) {
                                                  let missing7;
                                                  if (data69.accepts === void 0 && (missing7 = "accepts") || data69.produces === void 0 && (missing7 = "produces"))
                                                    return validate21.errors = [{ instancePath: instancePath + "/extensionContract", schemaPath: "#/properties/extensionContract/required", keyword: "required", params: { missingProperty: missing7 } }], !1;
                                                  if (data69.accepts !== void 0) {
                                                    let data70 = data69.accepts, _errs152 = errors;
                                                    if (errors === _errs152)
                                                      if (Array.isArray(data70)) {
                                                        var valid25 = !0;
                                                        let len15 = data70.length;
                                                        for (let i15 = 0; i15 < len15; i15++) {
                                                          let _errs154 = errors;
                                                          if (typeof data70[i15] != "string")
                                                            return validate21.errors = [{ instancePath: instancePath + "/extensionContract/accepts/" + i15, schemaPath: "#/properties/extensionContract/properties/accepts/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid25 = _errs154 === errors;
                                                          if (!valid25)
                                                            break;
                                                        }
                                                      } else
                                                        return validate21.errors = [{ instancePath: instancePath + "/extensionContract/accepts", schemaPath: "#/properties/extensionContract/properties/accepts/type", keyword: "type", params: { type: "array" } }], !1;
                                                    var valid24 = _errs152 === errors;
                                                  } else
                                                    var valid24 = !0;
                                                  if (valid24)
                                                    if (data69.produces !== void 0) {
                                                      let data72 = data69.produces, _errs156 = errors;
                                                      if (errors === _errs156)
                                                        if (Array.isArray(data72)) {
                                                          var valid26 = !0;
                                                          let len16 = data72.length;
                                                          for (let i16 = 0; i16 < len16; i16++) {
                                                            let _errs158 = errors;
                                                            if (typeof data72[i16] != "string")
                                                              return validate21.errors = [{ instancePath: instancePath + "/extensionContract/produces/" + i16, schemaPath: "#/properties/extensionContract/properties/produces/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                            var valid26 = _errs158 === errors;
                                                            if (!valid26)
                                                              break;
                                                          }
                                                        } else
                                                          return validate21.errors = [{ instancePath: instancePath + "/extensionContract/produces", schemaPath: "#/properties/extensionContract/properties/produces/type", keyword: "type", params: { type: "array" } }], !1;
                                                      var valid24 = _errs156 === errors;
                                                    } else
                                                      var valid24 = !0;
                                                } else
                                                  return validate21.errors = [{ instancePath: instancePath + "/extensionContract", schemaPath: "#/properties/extensionContract/type", keyword: "type", params: { type: "object" } }], !1;
                                              var valid0 = _errs149 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.bindings !== void 0) {
                                                let data74 = data.bindings, _errs160 = errors;
                                                if (errors === _errs160)
                                                  if (Array.isArray(data74)) {
                                                    var valid27 = !0;
                                                    let len17 = data74.length;
                                                    for (let i17 = 0; i17 < len17; i17++) {
                                                      let data75 = data74[i17], _errs162 = errors;
                                                      if (errors === _errs162)
                                                        if (data75 && typeof data75 == "object" && !Array.isArray(data75)) {
                                                          let missing8;
                                                          if (data75.slot === void 0 && (missing8 = "slot") || data75.implementationId === void 0 && (missing8 = "implementationId") || data75.kind === void 0 && (missing8 = "kind") || data75.source === void 0 && (missing8 = "source") || data75.childHash === void 0 && (missing8 = "childHash"))
                                                            return validate21.errors = [{ instancePath: instancePath + "/bindings/" + i17, schemaPath: "#/properties/bindings/items/required", keyword: "required", params: { missingProperty: missing8 } }], !1;
                                                          if (data75.slot !== void 0) {
                                                            let _errs165 = errors;
                                                            if (typeof data75.slot != "string")
                                                              return validate21.errors = [{ instancePath: instancePath + "/bindings/" + i17 + "/slot", schemaPath: "#/properties/bindings/items/properties/slot/type", keyword: "type", params: { type: "string" } }], !1;
                                                            var valid28 = _errs165 === errors;
                                                          } else
                                                            var valid28 = !0;
                                                          if (valid28) {
                                                            if (data75.implementationId !== void 0) {
                                                              let _errs167 = errors;
                                                              if (typeof data75.implementationId != "string")
                                                                return validate21.errors = [{ instancePath: instancePath + "/bindings/" + i17 + "/implementationId", schemaPath: "#/properties/bindings/items/properties/implementationId/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid28 = _errs167 === errors;
                                                            } else
                                                              var valid28 = !0;
                                                            if (valid28) {
                                                              if (data75.kind !== void 0) {
                                                                let data78 = data75.kind, _errs169 = errors;
                                                                if (typeof data78 != "string")
                                                                  return validate21.errors = [{ instancePath: instancePath + "/bindings/" + i17 + "/kind", schemaPath: "#/properties/bindings/items/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                if (!(data78 === "workflow" || data78 === "routine"))
                                                                  return validate21.errors = [{ instancePath: instancePath + "/bindings/" + i17 + "/kind", schemaPath: "#/properties/bindings/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema6.properties.bindings.items.properties.kind.enum } }], !1;
                                                                var valid28 = _errs169 === errors;
                                                              } else
                                                                var valid28 = !0;
                                                              if (valid28) {
                                                                if (data75.source !== void 0) {
                                                                  let data79 = data75.source, _errs171 = errors;
                                                                  if (typeof data79 != "string")
                                                                    return validate21.errors = [{ instancePath: instancePath + "/bindings/" + i17 + "/source", schemaPath: "#/properties/bindings/items/properties/source/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  if (!(data79 === "cli" || data79 === "project" || data79 === "default" || data79 === "fallback_to_default"))
                                                                    return validate21.errors = [{ instancePath: instancePath + "/bindings/" + i17 + "/source", schemaPath: "#/properties/bindings/items/properties/source/enum", keyword: "enum", params: { allowedValues: schema6.properties.bindings.items.properties.source.enum } }], !1;
                                                                  var valid28 = _errs171 === errors;
                                                                } else
                                                                  var valid28 = !0;
                                                                if (valid28) {
                                                                  if (data75.childHash !== void 0) {
                                                                    let data80 = data75.childHash, _errs173 = errors;
                                                                    if (errors === _errs173)
                                                                      if (typeof data80 == "string") {
                                                                        if (!pattern24.test(data80))
                                                                          return validate21.errors = [{ instancePath: instancePath + "/bindings/" + i17 + "/childHash", schemaPath: "#/properties/bindings/items/properties/childHash/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                                                      } else
                                                                        return validate21.errors = [{ instancePath: instancePath + "/bindings/" + i17 + "/childHash", schemaPath: "#/properties/bindings/items/properties/childHash/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    var valid28 = _errs173 === errors;
                                                                  } else
                                                                    var valid28 = !0;
                                                                  if (valid28)
                                                                    if (data75.fallbackReason !== void 0) {
                                                                      let _errs175 = errors;
                                                                      if (typeof data75.fallbackReason != "string")
                                                                        return validate21.errors = [{ instancePath: instancePath + "/bindings/" + i17 + "/fallbackReason", schemaPath: "#/properties/bindings/items/properties/fallbackReason/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      var valid28 = _errs175 === errors;
                                                                    } else
                                                                      var valid28 = !0;
                                                                }
                                                              }
                                                            }
                                                          }
                                                        } else
                                                          return validate21.errors = [{ instancePath: instancePath + "/bindings/" + i17, schemaPath: "#/properties/bindings/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                      var valid27 = _errs162 === errors;
                                                      if (!valid27)
                                                        break;
                                                    }
                                                  } else
                                                    return validate21.errors = [{ instancePath: instancePath + "/bindings", schemaPath: "#/properties/bindings/type", keyword: "type", params: { type: "array" } }], !1;
                                                var valid0 = _errs160 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.steps !== void 0) {
                                                  let _errs177 = errors;
                                                  validate26(data.steps, { instancePath: instancePath + "/steps", parentData: data, parentDataProperty: "steps", rootData }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length);
                                                  var valid0 = _errs177 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0) {
                                                  if (data.loops !== void 0) {
                                                    let _errs178 = errors;
                                                    validate32(data.loops, { instancePath: instancePath + "/loops", parentData: data, parentDataProperty: "loops", rootData }) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length);
                                                    var valid0 = _errs178 === errors;
                                                  } else
                                                    var valid0 = !0;
                                                  if (valid0) {
                                                    if (data.flow !== void 0) {
                                                      let data84 = data.flow, _errs179 = errors;
                                                      if (errors === _errs179)
                                                        if (Array.isArray(data84)) {
                                                          if (data84.length < 1)
                                                            return validate21.errors = [{ instancePath: instancePath + "/flow", schemaPath: "#/properties/flow/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                                          {
                                                            var valid29 = !0;
                                                            let len18 = data84.length;
                                                            for (let i18 = 0; i18 < len18; i18++) {
                                                              let _errs181 = errors;
                                                              validate35(data84[i18], { instancePath: instancePath + "/flow/" + i18, parentData: data84, parentDataProperty: i18, rootData }) || (vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors), errors = vErrors.length);
                                                              var valid29 = _errs181 === errors;
                                                              if (!valid29)
                                                                break;
                                                            }
                                                          }
                                                        } else
                                                          return validate21.errors = [{ instancePath: instancePath + "/flow", schemaPath: "#/properties/flow/type", keyword: "type", params: { type: "array" } }], !1;
                                                      var valid0 = _errs179 === errors;
                                                    } else
                                                      var valid0 = !0;
                                                    if (valid0) {
                                                      if (data.routing !== void 0) {
                                                        let data86 = data.routing, _errs182 = errors;
                                                        if (errors === _errs182)
                                                          if (Array.isArray(data86)) {
                                                            var valid30 = !0;
                                                            let len19 = data86.length;
                                                            for (let i19 = 0; i19 < len19; i19++) {
                                                              let data87 = data86[i19], _errs184 = errors;
                                                              if (errors === _errs184)
                                                                if (data87 && typeof data87 == "object" && !Array.isArray(data87)) {
                                                                  let missing9;
                                                                  if (data87.key === void 0 && (missing9 = "key") || data87.values === void 0 && (missing9 = "values"))
                                                                    return validate21.errors = [{ instancePath: instancePath + "/routing/" + i19, schemaPath: "#/properties/routing/items/required", keyword: "required", params: { missingProperty: missing9 } }], !1;
                                                                  if (data87.key !== void 0) {
                                                                    let data88 = data87.key, _errs187 = errors;
                                                                    if (errors === _errs187)
                                                                      if (typeof data88 == "string") {
                                                                        if (!pattern1.test(data88))
                                                                          return validate21.errors = [{ instancePath: instancePath + "/routing/" + i19 + "/key", schemaPath: "#/properties/routing/items/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                      } else
                                                                        return validate21.errors = [{ instancePath: instancePath + "/routing/" + i19 + "/key", schemaPath: "#/properties/routing/items/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    var valid31 = _errs187 === errors;
                                                                  } else
                                                                    var valid31 = !0;
                                                                  if (valid31)
                                                                    if (data87.values !== void 0) {
                                                                      let data89 = data87.values, _errs189 = errors;
                                                                      if (errors === _errs189)
                                                                        if (Array.isArray(data89)) {
                                                                          var valid32 = !0;
                                                                          let len20 = data89.length;
                                                                          for (let i20 = 0; i20 < len20; i20++) {
                                                                            let _errs191 = errors;
                                                                            if (typeof data89[i20] != "string")
                                                                              return validate21.errors = [{ instancePath: instancePath + "/routing/" + i19 + "/values/" + i20, schemaPath: "#/properties/routing/items/properties/values/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                            var valid32 = _errs191 === errors;
                                                                            if (!valid32)
                                                                              break;
                                                                          }
                                                                        } else
                                                                          return validate21.errors = [{ instancePath: instancePath + "/routing/" + i19 + "/values", schemaPath: "#/properties/routing/items/properties/values/type", keyword: "type", params: { type: "array" } }], !1;
                                                                      var valid31 = _errs189 === errors;
                                                                    } else
                                                                      var valid31 = !0;
                                                                } else
                                                                  return validate21.errors = [{ instancePath: instancePath + "/routing/" + i19, schemaPath: "#/properties/routing/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                              var valid30 = _errs184 === errors;
                                                              if (!valid30)
                                                                break;
                                                            }
                                                          } else
                                                            return validate21.errors = [{ instancePath: instancePath + "/routing", schemaPath: "#/properties/routing/type", keyword: "type", params: { type: "array" } }], !1;
                                                        var valid0 = _errs182 === errors;
                                                      } else
                                                        var valid0 = !0;
                                                      if (valid0) {
                                                        if (data.metadata !== void 0) {
                                                          let data91 = data.metadata, _errs193 = errors;
                                                          if (errors === _errs193 && !(data91 && typeof data91 == "object" && !Array.isArray(data91)))
                                                            return validate21.errors = [{ instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/type", keyword: "type", params: { type: "object" } }], !1;
                                                          var valid0 = _errs193 === errors;
                                                        } else
                                                          var valid0 = !0;
                                                        if (valid0)
                                                          if (data.compiledWarnings !== void 0) {
                                                            let data92 = data.compiledWarnings, _errs196 = errors;
                                                            if (errors === _errs196)
                                                              if (Array.isArray(data92)) {
                                                                var valid33 = !0;
                                                                let len21 = data92.length;
                                                                for (let i21 = 0; i21 < len21; i21++) {
                                                                  let data93 = data92[i21], _errs198 = errors;
                                                                  if (errors === _errs198)
                                                                    if (data93 && typeof data93 == "object" && !Array.isArray(data93)) {
                                                                      let missing10;
                                                                      if (data93.code === void 0 && (missing10 = "code"))
                                                                        return validate21.errors = [{ instancePath: instancePath + "/compiledWarnings/" + i21, schemaPath: "#/properties/compiledWarnings/items/required", keyword: "required", params: { missingProperty: missing10 } }], !1;
                                                                      if (data93.code !== void 0) {
                                                                        let _errs201 = errors;
                                                                        if (typeof data93.code != "string")
                                                                          return validate21.errors = [{ instancePath: instancePath + "/compiledWarnings/" + i21 + "/code", schemaPath: "#/properties/compiledWarnings/items/properties/code/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        var valid34 = _errs201 === errors;
                                                                      } else
                                                                        var valid34 = !0;
                                                                      if (valid34) {
                                                                        if (data93.stepId !== void 0) {
                                                                          let data95 = data93.stepId, _errs203 = errors;
                                                                          if (errors === _errs203)
                                                                            if (typeof data95 == "string") {
                                                                              if (!pattern1.test(data95))
                                                                                return validate21.errors = [{ instancePath: instancePath + "/compiledWarnings/" + i21 + "/stepId", schemaPath: "#/properties/compiledWarnings/items/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                            } else
                                                                              return validate21.errors = [{ instancePath: instancePath + "/compiledWarnings/" + i21 + "/stepId", schemaPath: "#/properties/compiledWarnings/items/properties/stepId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid34 = _errs203 === errors;
                                                                        } else
                                                                          var valid34 = !0;
                                                                        if (valid34)
                                                                          if (data93.detail !== void 0) {
                                                                            let _errs205 = errors;
                                                                            if (typeof data93.detail != "string")
                                                                              return validate21.errors = [{ instancePath: instancePath + "/compiledWarnings/" + i21 + "/detail", schemaPath: "#/properties/compiledWarnings/items/properties/detail/type", keyword: "type", params: { type: "string" } }], !1;
                                                                            var valid34 = _errs205 === errors;
                                                                          } else
                                                                            var valid34 = !0;
                                                                      }
                                                                    } else
                                                                      return validate21.errors = [{ instancePath: instancePath + "/compiledWarnings/" + i21, schemaPath: "#/properties/compiledWarnings/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                  var valid33 = _errs198 === errors;
                                                                  if (!valid33)
                                                                    break;
                                                                }
                                                              } else
                                                                return validate21.errors = [{ instancePath: instancePath + "/compiledWarnings", schemaPath: "#/properties/compiledWarnings/type", keyword: "type", params: { type: "array" } }], !1;
                                                            var valid0 = _errs196 === errors;
                                                          } else
                                                            var valid0 = !0;
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate21.errors = vErrors, errors === 0;
}
var problemsOfCompiledWorkflow = (value) => find(value) ? [] : find.errors;
export {
  problemsOfCompiledWorkflow
};
