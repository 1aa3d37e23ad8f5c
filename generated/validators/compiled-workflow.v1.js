// Generated from schemas/compiled-snapshot.ts by `npm run generate`; do not edit.
// <stdin>
var validateCompiledWorkflow = validate10, schema11 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Compiled workflow snapshot", type: "object", properties: { schemaVersion: { type: "number", const: 1 }, workflowId: { type: "string", pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" }, kind: { type: "string", enum: ["workflow", "routine"] }, name: { type: "string" }, description: { type: "string" }, version: { type: "string" }, tags: { type: "array", items: { type: "string" } }, aliases: { type: "array", items: { type: "string" } }, agentRole: { type: "string" }, recommendations: { type: "object", properties: { autonomy: { type: "string", enum: ["guided", "full_auto_stop_on_user_deps", "full_auto_never_stop"] }, riskPolicy: { type: "string", enum: ["conservative", "balanced", "aggressive"] } }, additionalProperties: !0 }, capabilities: { type: "object", properties: { delegation: { type: "string", enum: ["required", "preferred", "disabled"] }, web_browsing: { type: "string", enum: ["required", "preferred", "disabled"] } }, additionalProperties: !0 }, features: { type: "array", items: { type: "object", properties: { featureId: { type: "string" }, config: { type: "object", additionalProperties: {} } }, required: ["featureId", "config"], additionalProperties: !0 } }, contracts: { type: "array", items: { type: "object", properties: { contractRef: { type: "string" }, artifactKind: { type: "string" }, schema: { type: "object", additionalProperties: {} }, example: {}, guidance: { type: "array", items: { type: "string" } } }, required: ["contractRef", "artifactKind", "schema", "guidance"], additionalProperties: !0 } }, inputs: { type: "array", items: { type: "object", properties: { key: { type: "string", pattern: "^[a-z0-9_-]+$" }, contextKey: { type: "string" }, kind: { type: "string", enum: ["string", "number", "boolean", "enum", "list"] }, values: { type: "array", items: { type: "string" } }, required: { type: "boolean" }, coerce: { type: "boolean", const: !0 }, description: { type: "string" } }, required: ["key", "kind", "required"], additionalProperties: !0 } }, conditions: { type: "array", items: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "always_true" } }, required: ["conditionId", "kind"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "always_false" } }, required: ["conditionId", "kind"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "loop_control" }, continueWhen: { type: "string", const: "continue" } }, required: ["conditionId", "kind", "continueWhen"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_equals" }, key: { type: "string", pattern: "^[a-z0-9_-]+$" }, value: { type: ["string", "number", "boolean"] } }, required: ["conditionId", "kind", "key", "value"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_in" }, key: { type: "string", pattern: "^[a-z0-9_-]+$" }, values: { type: "array", items: { type: ["string", "number", "boolean"] } } }, required: ["conditionId", "kind", "key", "values"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_at_least" }, key: { type: "string", pattern: "^[a-z0-9_-]+$" }, value: { type: "number" } }, required: ["conditionId", "kind", "key", "value"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_at_most" }, key: { type: "string", pattern: "^[a-z0-9_-]+$" }, value: { type: "number" } }, required: ["conditionId", "kind", "key", "value"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_contains" }, key: { type: "string", pattern: "^[a-z0-9_-]+$" }, value: { type: ["string", "number", "boolean"] } }, required: ["conditionId", "kind", "key", "value"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_present" }, key: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["conditionId", "kind", "key"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "all" }, of: { type: "array", items: { type: "string", pattern: "^[a-z0-9_-]+$" } } }, required: ["conditionId", "kind", "of"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "any" }, of: { type: "array", items: { type: "string", pattern: "^[a-z0-9_-]+$" } } }, required: ["conditionId", "kind", "of"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "not" }, of: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["conditionId", "kind", "of"], additionalProperties: !0 }] } }, functions: { type: "array", items: { type: "object", properties: { name: { type: "string" }, scope: { type: "string", enum: ["workflow", "loop", "step"] }, ownerId: { type: "string", pattern: "^[a-z0-9_-]+$" }, definition: { type: "string" } }, required: ["name", "scope", "definition"], additionalProperties: !0 } }, guidance: { type: "array", items: { type: "string" } }, references: { type: "array", items: { type: "object", properties: { id: { type: "string" }, title: { type: "string" }, source: { type: "string" }, purpose: { type: "string" }, authoritative: { type: "boolean" }, resolveFrom: { type: "string", enum: ["workspace", "package"] } }, required: ["id", "title", "source", "purpose", "authoritative", "resolveFrom"], additionalProperties: !0 } }, extensionPoints: { type: "array", items: { type: "object", properties: { slot: { type: "string" }, purpose: { type: "string" }, defaultBinding: { type: "string" }, acceptedKinds: { type: "array", items: { type: "string", enum: ["workflow", "routine"] } }, requiredContext: { type: "array", items: { type: "string" } }, optionalContext: { type: "array", items: { type: "string" } }, requiredArtifacts: { type: "array", items: { type: "string" } } }, required: ["slot", "purpose", "defaultBinding", "acceptedKinds", "requiredContext", "optionalContext", "requiredArtifacts"], additionalProperties: !0 } }, extensionContract: { type: "object", properties: { accepts: { type: "array", items: { type: "string" } }, produces: { type: "array", items: { type: "string" } } }, required: ["accepts", "produces"], additionalProperties: !0 }, bindings: { type: "array", items: { type: "object", properties: { slot: { type: "string" }, implementationId: { type: "string" }, kind: { type: "string", enum: ["workflow", "routine"] }, source: { type: "string", enum: ["cli", "project", "default", "fallback_to_default"] }, childHash: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, fallbackReason: { type: "string" } }, required: ["slot", "implementationId", "kind", "source", "childHash"], additionalProperties: !0 } }, steps: { type: "array", items: { type: "object", properties: { stepId: { type: "string", pattern: "^[a-z0-9_-]+$" }, title: { type: "string" }, requireConfirmation: { type: "boolean" }, notes: { type: "string", const: "required" }, agentRole: { type: "string" }, prompt: { type: "string" }, promptBlocks: { type: "object", properties: { goal: { type: "string" }, constraints: { type: "array", items: { type: "string" } }, procedure: { type: "array", items: { type: "string" } }, outputRequired: { type: "object", additionalProperties: { type: "string" } }, verify: { type: "array", items: { type: "string" } } }, additionalProperties: !0 }, refs: { type: "array", items: { type: "object", properties: { refId: { type: "string" }, refContentHash: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, bytes: { type: "integer", minimum: 0 }, block: { type: "string", enum: ["goal", "constraints", "procedure", "verify"] } }, required: ["refId", "refContentHash", "bytes", "block"], additionalProperties: !0 } }, when: { type: "string", pattern: "^[a-z0-9_-]+$" }, output: { type: "object", properties: { contractRef: { type: "string" }, required: { type: "boolean" }, seeds: { type: "array", items: { type: "string", pattern: "^[a-z0-9_-]+$" }, minItems: 1 }, stated: { type: "object", properties: { fields: { type: "array", items: { type: "string" } }, example: { type: "object", additionalProperties: {} } }, required: ["fields"], additionalProperties: !0 }, hints: { type: "object", additionalProperties: { type: "string" } }, assessmentContractRefs: { type: "array", items: { type: "string" } }, followups: { type: "array", items: { type: "object", properties: { contractRef: { type: "string" }, level: { type: "string" }, guidance: { type: "string" } }, required: ["contractRef", "level", "guidance"], additionalProperties: !0 } }, slotArtifacts: { type: "array", items: { type: "object", properties: { slot: { type: "string" }, names: { type: "array", items: { type: "string" }, minItems: 1 } }, required: ["slot", "names"], additionalProperties: !0 } } }, additionalProperties: !0 }, validationCriteria: {}, userDependencies: { type: "array", items: { type: "object", properties: { reason: { type: "string", enum: ["needs_user_secret_or_token", "needs_user_account_access", "needs_user_artifact", "needs_user_choice", "needs_user_approval", "needs_user_environment_action"] }, choiceKind: { type: "string", enum: ["preference_tradeoff", "scope_boundary", "irreversible_action", "external_side_effect", "policy_or_compliance"] }, contextKey: { type: "string", pattern: "^[a-z0-9_-]+$" }, message: { type: "string" } }, required: ["reason", "message"], additionalProperties: !0 } }, functionReferences: { type: "array", items: { type: "string" } }, probe: { type: "object", properties: { capability: { type: "string", enum: ["delegation", "web_browsing"] }, visibility: { type: "string", enum: ["collapsed", "shown"] }, templateId: { type: "string" } }, required: ["capability", "visibility", "templateId"], additionalProperties: !0 }, provenance: { type: "object", properties: { source: { type: "string", enum: ["authored", "template_injected", "feature_injected"] }, originId: { type: "string" } }, required: ["source"], additionalProperties: !0 } }, required: ["stepId", "title", "requireConfirmation", "prompt", "refs", "userDependencies", "functionReferences", "provenance"], additionalProperties: !0 }, minItems: 1 }, loops: { type: "array", items: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { loopId: { type: "string", pattern: "^[a-z0-9_-]+$" }, title: { type: "string" }, maxIterations: { type: "integer", exclusiveMinimum: 0 }, body: { type: "array", items: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "step" }, stepId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "stepId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "loop" }, loopId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "loopId"], additionalProperties: !0 }] } }, when: { type: "string", pattern: "^[a-z0-9_-]+$" }, provenance: { type: "object", properties: { source: { type: "string", enum: ["authored", "template_injected", "feature_injected"] }, originId: { type: "string" } }, required: ["source"], additionalProperties: !0 }, kind: { type: "string", const: "while" }, conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["loopId", "title", "maxIterations", "body", "provenance", "kind", "conditionId"], additionalProperties: !0 }, { type: "object", properties: { loopId: { type: "string", pattern: "^[a-z0-9_-]+$" }, title: { type: "string" }, maxIterations: { type: "integer", exclusiveMinimum: 0 }, body: { type: "array", items: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "step" }, stepId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "stepId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "loop" }, loopId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "loopId"], additionalProperties: !0 }] } }, when: { type: "string", pattern: "^[a-z0-9_-]+$" }, provenance: { type: "object", properties: { source: { type: "string", enum: ["authored", "template_injected", "feature_injected"] }, originId: { type: "string" } }, required: ["source"], additionalProperties: !0 }, kind: { type: "string", const: "for_each" }, items: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["loopId", "title", "maxIterations", "body", "provenance", "kind", "items"], additionalProperties: !0 }] } }, flow: { type: "array", items: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "step" }, stepId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "stepId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "loop" }, loopId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "loopId"], additionalProperties: !0 }] }, minItems: 1 }, routing: { type: "array", items: { type: "object", properties: { key: { type: "string", pattern: "^[a-z0-9_-]+$" }, values: { type: "array", items: { type: "string" } } }, required: ["key", "values"], additionalProperties: !0 } }, metadata: { type: "object", additionalProperties: {} }, compiledWarnings: { type: "array", items: { type: "object", properties: { code: { type: "string" }, stepId: { type: "string", pattern: "^[a-z0-9_-]+$" }, detail: { type: "string" } }, required: ["code"], additionalProperties: !0 } } }, required: ["schemaVersion", "workflowId", "kind", "name", "description", "version", "tags", "aliases", "recommendations", "capabilities", "features", "contracts", "inputs", "conditions", "functions", "guidance", "references", "extensionPoints", "bindings", "steps", "loops", "flow", "metadata", "compiledWarnings"], additionalProperties: !0 }, pattern0 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), pattern1 = new RegExp("^[a-z0-9_-]+$", "u"), pattern24 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.schemaVersion === void 0 && (missing0 = "schemaVersion") || data.workflowId === void 0 && (missing0 = "workflowId") || data.kind === void 0 && (missing0 = "kind") || data.name === void 0 && (missing0 = "name") || data.description === void 0 && (missing0 = "description") || data.version === void 0 && (missing0 = "version") || data.tags === void 0 && (missing0 = "tags") || data.aliases === void 0 && (missing0 = "aliases") || data.recommendations === void 0 && (missing0 = "recommendations") || data.capabilities === void 0 && (missing0 = "capabilities") || data.features === void 0 && (missing0 = "features") || data.contracts === void 0 && (missing0 = "contracts") || data.inputs === void 0 && (missing0 = "inputs") || data.conditions === void 0 && (missing0 = "conditions") || data.functions === void 0 && (missing0 = "functions") || data.guidance === void 0 && (missing0 = "guidance") || data.references === void 0 && (missing0 = "references") || data.extensionPoints === void 0 && (missing0 = "extensionPoints") || data.bindings === void 0 && (missing0 = "bindings") || data.steps === void 0 && (missing0 = "steps") || data.loops === void 0 && (missing0 = "loops") || data.flow === void 0 && (missing0 = "flow") || data.metadata === void 0 && (missing0 = "metadata") || data.compiledWarnings === void 0 && (missing0 = "compiledWarnings"))
        return validate10.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }], !1;
      if (data.schemaVersion !== void 0) {
        let data0 = data.schemaVersion, _errs2 = errors;
        if (typeof data0 != "number")
          return validate10.errors = [{ instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/type", keyword: "type", params: { type: "number" } }], !1;
        if (data0 !== 1)
          return validate10.errors = [{ instancePath: instancePath + "/schemaVersion", schemaPath: "#/properties/schemaVersion/const", keyword: "const", params: { allowedValue: 1 } }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.workflowId !== void 0) {
          let data1 = data.workflowId, _errs4 = errors;
          if (errors === _errs4)
            if (typeof data1 == "string") {
              if (!pattern0.test(data1))
                return validate10.errors = [{ instancePath: instancePath + "/workflowId", schemaPath: "#/properties/workflowId/pattern", keyword: "pattern", params: { pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" } }], !1;
            } else
              return validate10.errors = [{ instancePath: instancePath + "/workflowId", schemaPath: "#/properties/workflowId/type", keyword: "type", params: { type: "string" } }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.kind !== void 0) {
            let data2 = data.kind, _errs6 = errors;
            if (typeof data2 != "string")
              return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
            if (!(data2 === "workflow" || data2 === "routine"))
              return validate10.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema11.properties.kind.enum } }], !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs8 = errors;
              if (typeof data.name != "string")
                return validate10.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.description !== void 0) {
                let _errs10 = errors;
                if (typeof data.description != "string")
                  return validate10.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" } }], !1;
                var valid0 = _errs10 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.version !== void 0) {
                  let _errs12 = errors;
                  if (typeof data.version != "string")
                    return validate10.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" } }], !1;
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
                            return validate10.errors = [{ instancePath: instancePath + "/tags/" + i0, schemaPath: "#/properties/tags/items/type", keyword: "type", params: { type: "string" } }], !1;
                          var valid1 = _errs16 === errors;
                          if (!valid1)
                            break;
                        }
                      } else
                        return validate10.errors = [{ instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/type", keyword: "type", params: { type: "array" } }], !1;
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
                              return validate10.errors = [{ instancePath: instancePath + "/aliases/" + i1, schemaPath: "#/properties/aliases/items/type", keyword: "type", params: { type: "string" } }], !1;
                            var valid2 = _errs20 === errors;
                            if (!valid2)
                              break;
                          }
                        } else
                          return validate10.errors = [{ instancePath: instancePath + "/aliases", schemaPath: "#/properties/aliases/type", keyword: "type", params: { type: "array" } }], !1;
                      var valid0 = _errs18 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.agentRole !== void 0) {
                        let _errs22 = errors;
                        if (typeof data.agentRole != "string")
                          return validate10.errors = [{ instancePath: instancePath + "/agentRole", schemaPath: "#/properties/agentRole/type", keyword: "type", params: { type: "string" } }], !1;
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
                                  return validate10.errors = [{ instancePath: instancePath + "/recommendations/autonomy", schemaPath: "#/properties/recommendations/properties/autonomy/type", keyword: "type", params: { type: "string" } }], !1;
                                if (!(data12 === "guided" || data12 === "full_auto_stop_on_user_deps" || data12 === "full_auto_never_stop"))
                                  return validate10.errors = [{ instancePath: instancePath + "/recommendations/autonomy", schemaPath: "#/properties/recommendations/properties/autonomy/enum", keyword: "enum", params: { allowedValues: schema11.properties.recommendations.properties.autonomy.enum } }], !1;
                                var valid3 = _errs27 === errors;
                              } else
                                var valid3 = !0;
                              if (valid3)
                                if (data11.riskPolicy !== void 0) {
                                  let data13 = data11.riskPolicy, _errs29 = errors;
                                  if (typeof data13 != "string")
                                    return validate10.errors = [{ instancePath: instancePath + "/recommendations/riskPolicy", schemaPath: "#/properties/recommendations/properties/riskPolicy/type", keyword: "type", params: { type: "string" } }], !1;
                                  if (!(data13 === "conservative" || data13 === "balanced" || data13 === "aggressive"))
                                    return validate10.errors = [{ instancePath: instancePath + "/recommendations/riskPolicy", schemaPath: "#/properties/recommendations/properties/riskPolicy/enum", keyword: "enum", params: { allowedValues: schema11.properties.recommendations.properties.riskPolicy.enum } }], !1;
                                  var valid3 = _errs29 === errors;
                                } else
                                  var valid3 = !0;
                            } else
                              return validate10.errors = [{ instancePath: instancePath + "/recommendations", schemaPath: "#/properties/recommendations/type", keyword: "type", params: { type: "object" } }], !1;
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
                                    return validate10.errors = [{ instancePath: instancePath + "/capabilities/delegation", schemaPath: "#/properties/capabilities/properties/delegation/type", keyword: "type", params: { type: "string" } }], !1;
                                  if (!(data15 === "required" || data15 === "preferred" || data15 === "disabled"))
                                    return validate10.errors = [{ instancePath: instancePath + "/capabilities/delegation", schemaPath: "#/properties/capabilities/properties/delegation/enum", keyword: "enum", params: { allowedValues: schema11.properties.capabilities.properties.delegation.enum } }], !1;
                                  var valid4 = _errs34 === errors;
                                } else
                                  var valid4 = !0;
                                if (valid4)
                                  if (data14.web_browsing !== void 0) {
                                    let data16 = data14.web_browsing, _errs36 = errors;
                                    if (typeof data16 != "string")
                                      return validate10.errors = [{ instancePath: instancePath + "/capabilities/web_browsing", schemaPath: "#/properties/capabilities/properties/web_browsing/type", keyword: "type", params: { type: "string" } }], !1;
                                    if (!(data16 === "required" || data16 === "preferred" || data16 === "disabled"))
                                      return validate10.errors = [{ instancePath: instancePath + "/capabilities/web_browsing", schemaPath: "#/properties/capabilities/properties/web_browsing/enum", keyword: "enum", params: { allowedValues: schema11.properties.capabilities.properties.web_browsing.enum } }], !1;
                                    var valid4 = _errs36 === errors;
                                  } else
                                    var valid4 = !0;
                              } else
                                return validate10.errors = [{ instancePath: instancePath + "/capabilities", schemaPath: "#/properties/capabilities/type", keyword: "type", params: { type: "object" } }], !1;
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
                                          return validate10.errors = [{ instancePath: instancePath + "/features/" + i2, schemaPath: "#/properties/features/items/required", keyword: "required", params: { missingProperty: missing1 } }], !1;
                                        if (data18.featureId !== void 0) {
                                          let _errs43 = errors;
                                          if (typeof data18.featureId != "string")
                                            return validate10.errors = [{ instancePath: instancePath + "/features/" + i2 + "/featureId", schemaPath: "#/properties/features/items/properties/featureId/type", keyword: "type", params: { type: "string" } }], !1;
                                          var valid6 = _errs43 === errors;
                                        } else
                                          var valid6 = !0;
                                        if (valid6)
                                          if (data18.config !== void 0) {
                                            let data20 = data18.config, _errs45 = errors;
                                            if (errors === _errs45 && !(data20 && typeof data20 == "object" && !Array.isArray(data20)))
                                              return validate10.errors = [{ instancePath: instancePath + "/features/" + i2 + "/config", schemaPath: "#/properties/features/items/properties/config/type", keyword: "type", params: { type: "object" } }], !1;
                                            var valid6 = _errs45 === errors;
                                          } else
                                            var valid6 = !0;
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/features/" + i2, schemaPath: "#/properties/features/items/type", keyword: "type", params: { type: "object" } }], !1;
                                    var valid5 = _errs40 === errors;
                                    if (!valid5)
                                      break;
                                  }
                                } else
                                  return validate10.errors = [{ instancePath: instancePath + "/features", schemaPath: "#/properties/features/type", keyword: "type", params: { type: "array" } }], !1;
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
                                            return validate10.errors = [{ instancePath: instancePath + "/contracts/" + i3, schemaPath: "#/properties/contracts/items/required", keyword: "required", params: { missingProperty: missing2 } }], !1;
                                          if (data22.contractRef !== void 0) {
                                            let _errs53 = errors;
                                            if (typeof data22.contractRef != "string")
                                              return validate10.errors = [{ instancePath: instancePath + "/contracts/" + i3 + "/contractRef", schemaPath: "#/properties/contracts/items/properties/contractRef/type", keyword: "type", params: { type: "string" } }], !1;
                                            var valid8 = _errs53 === errors;
                                          } else
                                            var valid8 = !0;
                                          if (valid8) {
                                            if (data22.artifactKind !== void 0) {
                                              let _errs55 = errors;
                                              if (typeof data22.artifactKind != "string")
                                                return validate10.errors = [{ instancePath: instancePath + "/contracts/" + i3 + "/artifactKind", schemaPath: "#/properties/contracts/items/properties/artifactKind/type", keyword: "type", params: { type: "string" } }], !1;
                                              var valid8 = _errs55 === errors;
                                            } else
                                              var valid8 = !0;
                                            if (valid8) {
                                              if (data22.schema !== void 0) {
                                                let data25 = data22.schema, _errs57 = errors;
                                                if (errors === _errs57 && !(data25 && typeof data25 == "object" && !Array.isArray(data25)))
                                                  return validate10.errors = [{ instancePath: instancePath + "/contracts/" + i3 + "/schema", schemaPath: "#/properties/contracts/items/properties/schema/type", keyword: "type", params: { type: "object" } }], !1;
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
                                                          return validate10.errors = [{ instancePath: instancePath + "/contracts/" + i3 + "/guidance/" + i4, schemaPath: "#/properties/contracts/items/properties/guidance/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid9 = _errs62 === errors;
                                                        if (!valid9)
                                                          break;
                                                      }
                                                    } else
                                                      return validate10.errors = [{ instancePath: instancePath + "/contracts/" + i3 + "/guidance", schemaPath: "#/properties/contracts/items/properties/guidance/type", keyword: "type", params: { type: "array" } }], !1;
                                                  var valid8 = _errs60 === errors;
                                                } else
                                                  var valid8 = !0;
                                            }
                                          }
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/contracts/" + i3, schemaPath: "#/properties/contracts/items/type", keyword: "type", params: { type: "object" } }], !1;
                                      var valid7 = _errs50 === errors;
                                      if (!valid7)
                                        break;
                                    }
                                  } else
                                    return validate10.errors = [{ instancePath: instancePath + "/contracts", schemaPath: "#/properties/contracts/type", keyword: "type", params: { type: "array" } }], !1;
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
                                              return validate10.errors = [{ instancePath: instancePath + "/inputs/" + i5, schemaPath: "#/properties/inputs/items/required", keyword: "required", params: { missingProperty: missing3 } }], !1;
                                            if (data29.key !== void 0) {
                                              let data30 = data29.key, _errs69 = errors;
                                              if (errors === _errs69)
                                                if (typeof data30 == "string") {
                                                  if (!pattern1.test(data30))
                                                    return validate10.errors = [{ instancePath: instancePath + "/inputs/" + i5 + "/key", schemaPath: "#/properties/inputs/items/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                } else
                                                  return validate10.errors = [{ instancePath: instancePath + "/inputs/" + i5 + "/key", schemaPath: "#/properties/inputs/items/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                              var valid11 = _errs69 === errors;
                                            } else
                                              var valid11 = !0;
                                            if (valid11) {
                                              if (data29.contextKey !== void 0) {
                                                let _errs71 = errors;
                                                if (typeof data29.contextKey != "string")
                                                  return validate10.errors = [{ instancePath: instancePath + "/inputs/" + i5 + "/contextKey", schemaPath: "#/properties/inputs/items/properties/contextKey/type", keyword: "type", params: { type: "string" } }], !1;
                                                var valid11 = _errs71 === errors;
                                              } else
                                                var valid11 = !0;
                                              if (valid11) {
                                                if (data29.kind !== void 0) {
                                                  let data32 = data29.kind, _errs73 = errors;
                                                  if (typeof data32 != "string")
                                                    return validate10.errors = [{ instancePath: instancePath + "/inputs/" + i5 + "/kind", schemaPath: "#/properties/inputs/items/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                  if (!(data32 === "string" || data32 === "number" || data32 === "boolean" || data32 === "enum" || data32 === "list"))
                                                    return validate10.errors = [{ instancePath: instancePath + "/inputs/" + i5 + "/kind", schemaPath: "#/properties/inputs/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema11.properties.inputs.items.properties.kind.enum } }], !1;
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
                                                            return validate10.errors = [{ instancePath: instancePath + "/inputs/" + i5 + "/values/" + i6, schemaPath: "#/properties/inputs/items/properties/values/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid12 = _errs77 === errors;
                                                          if (!valid12)
                                                            break;
                                                        }
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/inputs/" + i5 + "/values", schemaPath: "#/properties/inputs/items/properties/values/type", keyword: "type", params: { type: "array" } }], !1;
                                                    var valid11 = _errs75 === errors;
                                                  } else
                                                    var valid11 = !0;
                                                  if (valid11) {
                                                    if (data29.required !== void 0) {
                                                      let _errs79 = errors;
                                                      if (typeof data29.required != "boolean")
                                                        return validate10.errors = [{ instancePath: instancePath + "/inputs/" + i5 + "/required", schemaPath: "#/properties/inputs/items/properties/required/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                      var valid11 = _errs79 === errors;
                                                    } else
                                                      var valid11 = !0;
                                                    if (valid11) {
                                                      if (data29.coerce !== void 0) {
                                                        let data36 = data29.coerce, _errs81 = errors;
                                                        if (typeof data36 != "boolean")
                                                          return validate10.errors = [{ instancePath: instancePath + "/inputs/" + i5 + "/coerce", schemaPath: "#/properties/inputs/items/properties/coerce/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                        if (data36 !== !0)
                                                          return validate10.errors = [{ instancePath: instancePath + "/inputs/" + i5 + "/coerce", schemaPath: "#/properties/inputs/items/properties/coerce/const", keyword: "const", params: { allowedValue: !0 } }], !1;
                                                        var valid11 = _errs81 === errors;
                                                      } else
                                                        var valid11 = !0;
                                                      if (valid11)
                                                        if (data29.description !== void 0) {
                                                          let _errs83 = errors;
                                                          if (typeof data29.description != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/inputs/" + i5 + "/description", schemaPath: "#/properties/inputs/items/properties/description/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid11 = _errs83 === errors;
                                                        } else
                                                          var valid11 = !0;
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          } else
                                            return validate10.errors = [{ instancePath: instancePath + "/inputs/" + i5, schemaPath: "#/properties/inputs/items/type", keyword: "type", params: { type: "object" } }], !1;
                                        var valid10 = _errs66 === errors;
                                        if (!valid10)
                                          break;
                                      }
                                    } else
                                      return validate10.errors = [{ instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/type", keyword: "type", params: { type: "array" } }], !1;
                                  var valid0 = _errs64 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.conditions !== void 0) {
                                    let data38 = data.conditions, _errs85 = errors;
                                    if (errors === _errs85)
                                      if (Array.isArray(data38)) {
                                        var valid13 = !0;
                                        let len7 = data38.length;
                                        for (let i7 = 0; i7 < len7; i7++) {
                                          let data39 = data38[i7], _errs87 = errors;
                                          if (errors === _errs87)
                                            if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                                              let missing4;
                                              if (data39.kind === void 0 && (missing4 = "kind"))
                                                return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                                              {
                                                let tag0 = data39.kind;
                                                if (typeof tag0 == "string")
                                                  if (tag0 === "always_true") {
                                                    if (errors === errors)
                                                      if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                                                        let missing5;
                                                        if (data39.conditionId === void 0 && (missing5 = "conditionId") || data39.kind === void 0 && (missing5 = "kind"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing5 } }], !1;
                                                        if (data39.conditionId !== void 0) {
                                                          let data40 = data39.conditionId, _errs93 = errors;
                                                          if (errors === _errs93)
                                                            if (typeof data40 == "string") {
                                                              if (!pattern1.test(data40))
                                                                return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/0/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/0/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid16 = _errs93 === errors;
                                                        } else
                                                          var valid16 = !0;
                                                        if (valid16)
                                                          if (data39.kind !== void 0) {
                                                            let data41 = data39.kind, _errs95 = errors;
                                                            if (typeof data41 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data41 !== "always_true")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "always_true" } }], !1;
                                                            var valid16 = _errs95 === errors;
                                                          } else
                                                            var valid16 = !0;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag0 === "always_false") {
                                                    if (errors === errors)
                                                      if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                                                        let missing6;
                                                        if (data39.conditionId === void 0 && (missing6 = "conditionId") || data39.kind === void 0 && (missing6 = "kind"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing6 } }], !1;
                                                        if (data39.conditionId !== void 0) {
                                                          let data42 = data39.conditionId, _errs100 = errors;
                                                          if (errors === _errs100)
                                                            if (typeof data42 == "string") {
                                                              if (!pattern1.test(data42))
                                                                return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/1/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/1/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid18 = _errs100 === errors;
                                                        } else
                                                          var valid18 = !0;
                                                        if (valid18)
                                                          if (data39.kind !== void 0) {
                                                            let data43 = data39.kind, _errs102 = errors;
                                                            if (typeof data43 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data43 !== "always_false")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "always_false" } }], !1;
                                                            var valid18 = _errs102 === errors;
                                                          } else
                                                            var valid18 = !0;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag0 === "loop_control") {
                                                    if (errors === errors)
                                                      if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                                                        let missing7;
                                                        if (data39.conditionId === void 0 && (missing7 = "conditionId") || data39.kind === void 0 && (missing7 = "kind") || data39.continueWhen === void 0 && (missing7 = "continueWhen"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/2/required", keyword: "required", params: { missingProperty: missing7 } }], !1;
                                                        if (data39.conditionId !== void 0) {
                                                          let data44 = data39.conditionId, _errs107 = errors;
                                                          if (errors === _errs107)
                                                            if (typeof data44 == "string") {
                                                              if (!pattern1.test(data44))
                                                                return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/2/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/2/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid20 = _errs107 === errors;
                                                        } else
                                                          var valid20 = !0;
                                                        if (valid20) {
                                                          if (data39.kind !== void 0) {
                                                            let data45 = data39.kind, _errs109 = errors;
                                                            if (typeof data45 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data45 !== "loop_control")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "loop_control" } }], !1;
                                                            var valid20 = _errs109 === errors;
                                                          } else
                                                            var valid20 = !0;
                                                          if (valid20)
                                                            if (data39.continueWhen !== void 0) {
                                                              let data46 = data39.continueWhen, _errs111 = errors;
                                                              if (typeof data46 != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/continueWhen", schemaPath: "#/properties/conditions/items/oneOf/2/properties/continueWhen/type", keyword: "type", params: { type: "string" } }], !1;
                                                              if (data46 !== "continue")
                                                                return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/continueWhen", schemaPath: "#/properties/conditions/items/oneOf/2/properties/continueWhen/const", keyword: "const", params: { allowedValue: "continue" } }], !1;
                                                              var valid20 = _errs111 === errors;
                                                            } else
                                                              var valid20 = !0;
                                                        }
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag0 === "context_equals") {
                                                    if (errors === errors)
                                                      if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                                                        let missing8;
                                                        if (data39.conditionId === void 0 && (missing8 = "conditionId") || data39.kind === void 0 && (missing8 = "kind") || data39.key === void 0 && (missing8 = "key") || data39.value === void 0 && (missing8 = "value"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/3/required", keyword: "required", params: { missingProperty: missing8 } }], !1;
                                                        if (data39.conditionId !== void 0) {
                                                          let data47 = data39.conditionId, _errs116 = errors;
                                                          if (errors === _errs116)
                                                            if (typeof data47 == "string") {
                                                              if (!pattern1.test(data47))
                                                                return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/3/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/3/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid22 = _errs116 === errors;
                                                        } else
                                                          var valid22 = !0;
                                                        if (valid22) {
                                                          if (data39.kind !== void 0) {
                                                            let data48 = data39.kind, _errs118 = errors;
                                                            if (typeof data48 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data48 !== "context_equals")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "context_equals" } }], !1;
                                                            var valid22 = _errs118 === errors;
                                                          } else
                                                            var valid22 = !0;
                                                          if (valid22) {
                                                            if (data39.key !== void 0) {
                                                              let data49 = data39.key, _errs120 = errors;
                                                              if (errors === _errs120)
                                                                if (typeof data49 == "string") {
                                                                  if (!pattern1.test(data49))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/key", schemaPath: "#/properties/conditions/items/oneOf/3/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/key", schemaPath: "#/properties/conditions/items/oneOf/3/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid22 = _errs120 === errors;
                                                            } else
                                                              var valid22 = !0;
                                                            if (valid22)
                                                              if (data39.value !== void 0) {
                                                                let data50 = data39.value, _errs122 = errors;
                                                                if (typeof data50 != "string" && typeof data50 != "number" && typeof data50 != "boolean")
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/value", schemaPath: "#/properties/conditions/items/oneOf/3/properties/value/type", keyword: "type", params: { type: schema11.properties.conditions.items.oneOf[3].properties.value.type } }], !1;
                                                                var valid22 = _errs122 === errors;
                                                              } else
                                                                var valid22 = !0;
                                                          }
                                                        }
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/3/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag0 === "context_in") {
                                                    if (errors === errors)
                                                      if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                                                        let missing9;
                                                        if (data39.conditionId === void 0 && (missing9 = "conditionId") || data39.kind === void 0 && (missing9 = "kind") || data39.key === void 0 && (missing9 = "key") || data39.values === void 0 && (missing9 = "values"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/4/required", keyword: "required", params: { missingProperty: missing9 } }], !1;
                                                        if (data39.conditionId !== void 0) {
                                                          let data51 = data39.conditionId, _errs127 = errors;
                                                          if (errors === _errs127)
                                                            if (typeof data51 == "string") {
                                                              if (!pattern1.test(data51))
                                                                return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/4/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/4/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid24 = _errs127 === errors;
                                                        } else
                                                          var valid24 = !0;
                                                        if (valid24) {
                                                          if (data39.kind !== void 0) {
                                                            let data52 = data39.kind, _errs129 = errors;
                                                            if (typeof data52 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/4/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data52 !== "context_in")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "context_in" } }], !1;
                                                            var valid24 = _errs129 === errors;
                                                          } else
                                                            var valid24 = !0;
                                                          if (valid24) {
                                                            if (data39.key !== void 0) {
                                                              let data53 = data39.key, _errs131 = errors;
                                                              if (errors === _errs131)
                                                                if (typeof data53 == "string") {
                                                                  if (!pattern1.test(data53))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/key", schemaPath: "#/properties/conditions/items/oneOf/4/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/key", schemaPath: "#/properties/conditions/items/oneOf/4/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid24 = _errs131 === errors;
                                                            } else
                                                              var valid24 = !0;
                                                            if (valid24)
                                                              if (data39.values !== void 0) {
                                                                let data54 = data39.values, _errs133 = errors;
                                                                if (errors === _errs133)
                                                                  if (Array.isArray(data54)) {
                                                                    var valid25 = !0;
                                                                    let len8 = data54.length;
                                                                    for (let i8 = 0; i8 < len8; i8++) {
                                                                      let data55 = data54[i8], _errs135 = errors;
                                                                      if (typeof data55 != "string" && typeof data55 != "number" && typeof data55 != "boolean")
                                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/values/" + i8, schemaPath: "#/properties/conditions/items/oneOf/4/properties/values/items/type", keyword: "type", params: { type: schema11.properties.conditions.items.oneOf[4].properties.values.items.type } }], !1;
                                                                      var valid25 = _errs135 === errors;
                                                                      if (!valid25)
                                                                        break;
                                                                    }
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/values", schemaPath: "#/properties/conditions/items/oneOf/4/properties/values/type", keyword: "type", params: { type: "array" } }], !1;
                                                                var valid24 = _errs133 === errors;
                                                              } else
                                                                var valid24 = !0;
                                                          }
                                                        }
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/4/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag0 === "context_at_least") {
                                                    if (errors === errors)
                                                      if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                                                        let missing10;
                                                        if (data39.conditionId === void 0 && (missing10 = "conditionId") || data39.kind === void 0 && (missing10 = "kind") || data39.key === void 0 && (missing10 = "key") || data39.value === void 0 && (missing10 = "value"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/5/required", keyword: "required", params: { missingProperty: missing10 } }], !1;
                                                        if (data39.conditionId !== void 0) {
                                                          let data56 = data39.conditionId, _errs140 = errors;
                                                          if (errors === _errs140)
                                                            if (typeof data56 == "string") {
                                                              if (!pattern1.test(data56))
                                                                return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/5/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/5/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid27 = _errs140 === errors;
                                                        } else
                                                          var valid27 = !0;
                                                        if (valid27) {
                                                          if (data39.kind !== void 0) {
                                                            let data57 = data39.kind, _errs142 = errors;
                                                            if (typeof data57 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/5/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data57 !== "context_at_least")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/5/properties/kind/const", keyword: "const", params: { allowedValue: "context_at_least" } }], !1;
                                                            var valid27 = _errs142 === errors;
                                                          } else
                                                            var valid27 = !0;
                                                          if (valid27) {
                                                            if (data39.key !== void 0) {
                                                              let data58 = data39.key, _errs144 = errors;
                                                              if (errors === _errs144)
                                                                if (typeof data58 == "string") {
                                                                  if (!pattern1.test(data58))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/key", schemaPath: "#/properties/conditions/items/oneOf/5/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/key", schemaPath: "#/properties/conditions/items/oneOf/5/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid27 = _errs144 === errors;
                                                            } else
                                                              var valid27 = !0;
                                                            if (valid27)
                                                              if (data39.value !== void 0) {
                                                                let _errs146 = errors;
                                                                if (typeof data39.value != "number")
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/value", schemaPath: "#/properties/conditions/items/oneOf/5/properties/value/type", keyword: "type", params: { type: "number" } }], !1;
                                                                var valid27 = _errs146 === errors;
                                                              } else
                                                                var valid27 = !0;
                                                          }
                                                        }
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/5/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag0 === "context_at_most") {
                                                    if (errors === errors)
                                                      if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                                                        let missing11;
                                                        if (data39.conditionId === void 0 && (missing11 = "conditionId") || data39.kind === void 0 && (missing11 = "kind") || data39.key === void 0 && (missing11 = "key") || data39.value === void 0 && (missing11 = "value"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/6/required", keyword: "required", params: { missingProperty: missing11 } }], !1;
                                                        if (data39.conditionId !== void 0) {
                                                          let data60 = data39.conditionId, _errs151 = errors;
                                                          if (errors === _errs151)
                                                            if (typeof data60 == "string") {
                                                              if (!pattern1.test(data60))
                                                                return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/6/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/6/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid29 = _errs151 === errors;
                                                        } else
                                                          var valid29 = !0;
                                                        if (valid29) {
                                                          if (data39.kind !== void 0) {
                                                            let data61 = data39.kind, _errs153 = errors;
                                                            if (typeof data61 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/6/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data61 !== "context_at_most")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/6/properties/kind/const", keyword: "const", params: { allowedValue: "context_at_most" } }], !1;
                                                            var valid29 = _errs153 === errors;
                                                          } else
                                                            var valid29 = !0;
                                                          if (valid29) {
                                                            if (data39.key !== void 0) {
                                                              let data62 = data39.key, _errs155 = errors;
                                                              if (errors === _errs155)
                                                                if (typeof data62 == "string") {
                                                                  if (!pattern1.test(data62))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/key", schemaPath: "#/properties/conditions/items/oneOf/6/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/key", schemaPath: "#/properties/conditions/items/oneOf/6/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid29 = _errs155 === errors;
                                                            } else
                                                              var valid29 = !0;
                                                            if (valid29)
                                                              if (data39.value !== void 0) {
                                                                let _errs157 = errors;
                                                                if (typeof data39.value != "number")
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/value", schemaPath: "#/properties/conditions/items/oneOf/6/properties/value/type", keyword: "type", params: { type: "number" } }], !1;
                                                                var valid29 = _errs157 === errors;
                                                              } else
                                                                var valid29 = !0;
                                                          }
                                                        }
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/6/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag0 === "context_contains") {
                                                    if (errors === errors)
                                                      if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                                                        let missing12;
                                                        if (data39.conditionId === void 0 && (missing12 = "conditionId") || data39.kind === void 0 && (missing12 = "kind") || data39.key === void 0 && (missing12 = "key") || data39.value === void 0 && (missing12 = "value"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/7/required", keyword: "required", params: { missingProperty: missing12 } }], !1;
                                                        if (data39.conditionId !== void 0) {
                                                          let data64 = data39.conditionId, _errs162 = errors;
                                                          if (errors === _errs162)
                                                            if (typeof data64 == "string") {
                                                              if (!pattern1.test(data64))
                                                                return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/7/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/7/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid31 = _errs162 === errors;
                                                        } else
                                                          var valid31 = !0;
                                                        if (valid31) {
                                                          if (data39.kind !== void 0) {
                                                            let data65 = data39.kind, _errs164 = errors;
                                                            if (typeof data65 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/7/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data65 !== "context_contains")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/7/properties/kind/const", keyword: "const", params: { allowedValue: "context_contains" } }], !1;
                                                            var valid31 = _errs164 === errors;
                                                          } else
                                                            var valid31 = !0;
                                                          if (valid31) {
                                                            if (data39.key !== void 0) {
                                                              let data66 = data39.key, _errs166 = errors;
                                                              if (errors === _errs166)
                                                                if (typeof data66 == "string") {
                                                                  if (!pattern1.test(data66))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/key", schemaPath: "#/properties/conditions/items/oneOf/7/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/key", schemaPath: "#/properties/conditions/items/oneOf/7/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid31 = _errs166 === errors;
                                                            } else
                                                              var valid31 = !0;
                                                            if (valid31)
                                                              if (data39.value !== void 0) {
                                                                let data67 = data39.value, _errs168 = errors;
                                                                if (typeof data67 != "string" && typeof data67 != "number" && typeof data67 != "boolean")
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/value", schemaPath: "#/properties/conditions/items/oneOf/7/properties/value/type", keyword: "type", params: { type: schema11.properties.conditions.items.oneOf[7].properties.value.type } }], !1;
                                                                var valid31 = _errs168 === errors;
                                                              } else
                                                                var valid31 = !0;
                                                          }
                                                        }
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/7/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag0 === "context_present") {
                                                    if (errors === errors)
                                                      if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                                                        let missing13;
                                                        if (data39.conditionId === void 0 && (missing13 = "conditionId") || data39.kind === void 0 && (missing13 = "kind") || data39.key === void 0 && (missing13 = "key"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/8/required", keyword: "required", params: { missingProperty: missing13 } }], !1;
                                                        if (data39.conditionId !== void 0) {
                                                          let data68 = data39.conditionId, _errs173 = errors;
                                                          if (errors === _errs173)
                                                            if (typeof data68 == "string") {
                                                              if (!pattern1.test(data68))
                                                                return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/8/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/8/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid33 = _errs173 === errors;
                                                        } else
                                                          var valid33 = !0;
                                                        if (valid33) {
                                                          if (data39.kind !== void 0) {
                                                            let data69 = data39.kind, _errs175 = errors;
                                                            if (typeof data69 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/8/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data69 !== "context_present")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/8/properties/kind/const", keyword: "const", params: { allowedValue: "context_present" } }], !1;
                                                            var valid33 = _errs175 === errors;
                                                          } else
                                                            var valid33 = !0;
                                                          if (valid33)
                                                            if (data39.key !== void 0) {
                                                              let data70 = data39.key, _errs177 = errors;
                                                              if (errors === _errs177)
                                                                if (typeof data70 == "string") {
                                                                  if (!pattern1.test(data70))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/key", schemaPath: "#/properties/conditions/items/oneOf/8/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/key", schemaPath: "#/properties/conditions/items/oneOf/8/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid33 = _errs177 === errors;
                                                            } else
                                                              var valid33 = !0;
                                                        }
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/8/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag0 === "all") {
                                                    if (errors === errors)
                                                      if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                                                        let missing14;
                                                        if (data39.conditionId === void 0 && (missing14 = "conditionId") || data39.kind === void 0 && (missing14 = "kind") || data39.of === void 0 && (missing14 = "of"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/9/required", keyword: "required", params: { missingProperty: missing14 } }], !1;
                                                        if (data39.conditionId !== void 0) {
                                                          let data71 = data39.conditionId, _errs182 = errors;
                                                          if (errors === _errs182)
                                                            if (typeof data71 == "string") {
                                                              if (!pattern1.test(data71))
                                                                return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/9/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/9/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid35 = _errs182 === errors;
                                                        } else
                                                          var valid35 = !0;
                                                        if (valid35) {
                                                          if (data39.kind !== void 0) {
                                                            let data72 = data39.kind, _errs184 = errors;
                                                            if (typeof data72 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/9/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data72 !== "all")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/9/properties/kind/const", keyword: "const", params: { allowedValue: "all" } }], !1;
                                                            var valid35 = _errs184 === errors;
                                                          } else
                                                            var valid35 = !0;
                                                          if (valid35)
                                                            if (data39.of !== void 0) {
                                                              let data73 = data39.of, _errs186 = errors;
                                                              if (errors === _errs186)
                                                                if (Array.isArray(data73)) {
                                                                  var valid36 = !0;
                                                                  let len9 = data73.length;
                                                                  for (let i9 = 0; i9 < len9; i9++) {
                                                                    let data74 = data73[i9], _errs188 = errors;
                                                                    if (errors === _errs188)
                                                                      if (typeof data74 == "string") {
                                                                        if (!pattern1.test(data74))
                                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/of/" + i9, schemaPath: "#/properties/conditions/items/oneOf/9/properties/of/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                      } else
                                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/of/" + i9, schemaPath: "#/properties/conditions/items/oneOf/9/properties/of/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    var valid36 = _errs188 === errors;
                                                                    if (!valid36)
                                                                      break;
                                                                  }
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/of", schemaPath: "#/properties/conditions/items/oneOf/9/properties/of/type", keyword: "type", params: { type: "array" } }], !1;
                                                              var valid35 = _errs186 === errors;
                                                            } else
                                                              var valid35 = !0;
                                                        }
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/9/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag0 === "any") {
                                                    if (errors === errors)
                                                      if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                                                        let missing15;
                                                        if (data39.conditionId === void 0 && (missing15 = "conditionId") || data39.kind === void 0 && (missing15 = "kind") || data39.of === void 0 && (missing15 = "of"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/10/required", keyword: "required", params: { missingProperty: missing15 } }], !1;
                                                        if (data39.conditionId !== void 0) {
                                                          let data75 = data39.conditionId, _errs193 = errors;
                                                          if (errors === _errs193)
                                                            if (typeof data75 == "string") {
                                                              if (!pattern1.test(data75))
                                                                return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/10/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/10/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid38 = _errs193 === errors;
                                                        } else
                                                          var valid38 = !0;
                                                        if (valid38) {
                                                          if (data39.kind !== void 0) {
                                                            let data76 = data39.kind, _errs195 = errors;
                                                            if (typeof data76 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/10/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data76 !== "any")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/10/properties/kind/const", keyword: "const", params: { allowedValue: "any" } }], !1;
                                                            var valid38 = _errs195 === errors;
                                                          } else
                                                            var valid38 = !0;
                                                          if (valid38)
                                                            if (data39.of !== void 0) {
                                                              let data77 = data39.of, _errs197 = errors;
                                                              if (errors === _errs197)
                                                                if (Array.isArray(data77)) {
                                                                  var valid39 = !0;
                                                                  let len10 = data77.length;
                                                                  for (let i10 = 0; i10 < len10; i10++) {
                                                                    let data78 = data77[i10], _errs199 = errors;
                                                                    if (errors === _errs199)
                                                                      if (typeof data78 == "string") {
                                                                        if (!pattern1.test(data78))
                                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/of/" + i10, schemaPath: "#/properties/conditions/items/oneOf/10/properties/of/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                      } else
                                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/of/" + i10, schemaPath: "#/properties/conditions/items/oneOf/10/properties/of/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    var valid39 = _errs199 === errors;
                                                                    if (!valid39)
                                                                      break;
                                                                  }
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/of", schemaPath: "#/properties/conditions/items/oneOf/10/properties/of/type", keyword: "type", params: { type: "array" } }], !1;
                                                              var valid38 = _errs197 === errors;
                                                            } else
                                                              var valid38 = !0;
                                                        }
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/10/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag0 === "not") {
                                                    if (errors === errors)
                                                      if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                                                        let missing16;
                                                        if (data39.conditionId === void 0 && (missing16 = "conditionId") || data39.kind === void 0 && (missing16 = "kind") || data39.of === void 0 && (missing16 = "of"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/11/required", keyword: "required", params: { missingProperty: missing16 } }], !1;
                                                        if (data39.conditionId !== void 0) {
                                                          let data79 = data39.conditionId, _errs204 = errors;
                                                          if (errors === _errs204)
                                                            if (typeof data79 == "string") {
                                                              if (!pattern1.test(data79))
                                                                return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/11/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/11/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid41 = _errs204 === errors;
                                                        } else
                                                          var valid41 = !0;
                                                        if (valid41) {
                                                          if (data39.kind !== void 0) {
                                                            let data80 = data39.kind, _errs206 = errors;
                                                            if (typeof data80 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/11/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data80 !== "not")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/11/properties/kind/const", keyword: "const", params: { allowedValue: "not" } }], !1;
                                                            var valid41 = _errs206 === errors;
                                                          } else
                                                            var valid41 = !0;
                                                          if (valid41)
                                                            if (data39.of !== void 0) {
                                                              let data81 = data39.of, _errs208 = errors;
                                                              if (errors === _errs208)
                                                                if (typeof data81 == "string") {
                                                                  if (!pattern1.test(data81))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/of", schemaPath: "#/properties/conditions/items/oneOf/11/properties/of/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/of", schemaPath: "#/properties/conditions/items/oneOf/11/properties/of/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid41 = _errs208 === errors;
                                                            } else
                                                              var valid41 = !0;
                                                        }
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/11/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else
                                                    return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag0 } }], !1;
                                                else
                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag0 } }], !1;
                                              }
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/type", keyword: "type", params: { type: "object" } }], !1;
                                          var valid13 = _errs87 === errors;
                                          if (!valid13)
                                            break;
                                        }
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/conditions", schemaPath: "#/properties/conditions/type", keyword: "type", params: { type: "array" } }], !1;
                                    var valid0 = _errs85 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.functions !== void 0) {
                                      let data82 = data.functions, _errs210 = errors;
                                      if (errors === _errs210)
                                        if (Array.isArray(data82)) {
                                          var valid42 = !0;
                                          let len11 = data82.length;
                                          for (let i11 = 0; i11 < len11; i11++) {
                                            let data83 = data82[i11], _errs212 = errors;
                                            if (errors === _errs212)
                                              if (data83 && typeof data83 == "object" && !Array.isArray(data83)) {
                                                let missing17;
                                                if (data83.name === void 0 && (missing17 = "name") || data83.scope === void 0 && (missing17 = "scope") || data83.definition === void 0 && (missing17 = "definition"))
                                                  return validate10.errors = [{ instancePath: instancePath + "/functions/" + i11, schemaPath: "#/properties/functions/items/required", keyword: "required", params: { missingProperty: missing17 } }], !1;
                                                if (data83.name !== void 0) {
                                                  let _errs215 = errors;
                                                  if (typeof data83.name != "string")
                                                    return validate10.errors = [{ instancePath: instancePath + "/functions/" + i11 + "/name", schemaPath: "#/properties/functions/items/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                                                  var valid43 = _errs215 === errors;
                                                } else
                                                  var valid43 = !0;
                                                if (valid43) {
                                                  if (data83.scope !== void 0) {
                                                    let data85 = data83.scope, _errs217 = errors;
                                                    if (typeof data85 != "string")
                                                      return validate10.errors = [{ instancePath: instancePath + "/functions/" + i11 + "/scope", schemaPath: "#/properties/functions/items/properties/scope/type", keyword: "type", params: { type: "string" } }], !1;
                                                    if (!(data85 === "workflow" || data85 === "loop" || data85 === "step"))
                                                      return validate10.errors = [{ instancePath: instancePath + "/functions/" + i11 + "/scope", schemaPath: "#/properties/functions/items/properties/scope/enum", keyword: "enum", params: { allowedValues: schema11.properties.functions.items.properties.scope.enum } }], !1;
                                                    var valid43 = _errs217 === errors;
                                                  } else
                                                    var valid43 = !0;
                                                  if (valid43) {
                                                    if (data83.ownerId !== void 0) {
                                                      let data86 = data83.ownerId, _errs219 = errors;
                                                      if (errors === _errs219)
                                                        if (typeof data86 == "string") {
                                                          if (!pattern1.test(data86))
                                                            return validate10.errors = [{ instancePath: instancePath + "/functions/" + i11 + "/ownerId", schemaPath: "#/properties/functions/items/properties/ownerId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/functions/" + i11 + "/ownerId", schemaPath: "#/properties/functions/items/properties/ownerId/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid43 = _errs219 === errors;
                                                    } else
                                                      var valid43 = !0;
                                                    if (valid43)
                                                      if (data83.definition !== void 0) {
                                                        let _errs221 = errors;
                                                        if (typeof data83.definition != "string")
                                                          return validate10.errors = [{ instancePath: instancePath + "/functions/" + i11 + "/definition", schemaPath: "#/properties/functions/items/properties/definition/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid43 = _errs221 === errors;
                                                      } else
                                                        var valid43 = !0;
                                                  }
                                                }
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/functions/" + i11, schemaPath: "#/properties/functions/items/type", keyword: "type", params: { type: "object" } }], !1;
                                            var valid42 = _errs212 === errors;
                                            if (!valid42)
                                              break;
                                          }
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/functions", schemaPath: "#/properties/functions/type", keyword: "type", params: { type: "array" } }], !1;
                                      var valid0 = _errs210 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.guidance !== void 0) {
                                        let data88 = data.guidance, _errs223 = errors;
                                        if (errors === _errs223)
                                          if (Array.isArray(data88)) {
                                            var valid44 = !0;
                                            let len12 = data88.length;
                                            for (let i12 = 0; i12 < len12; i12++) {
                                              let _errs225 = errors;
                                              if (typeof data88[i12] != "string")
                                                return validate10.errors = [{ instancePath: instancePath + "/guidance/" + i12, schemaPath: "#/properties/guidance/items/type", keyword: "type", params: { type: "string" } }], !1;
                                              var valid44 = _errs225 === errors;
                                              if (!valid44)
                                                break;
                                            }
                                          } else
                                            return validate10.errors = [{ instancePath: instancePath + "/guidance", schemaPath: "#/properties/guidance/type", keyword: "type", params: { type: "array" } }], !1;
                                        var valid0 = _errs223 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.references !== void 0) {
                                          let data90 = data.references, _errs227 = errors;
                                          if (errors === _errs227)
                                            if (Array.isArray(data90)) {
                                              var valid45 = !0;
                                              let len13 = data90.length;
                                              for (let i13 = 0; i13 < len13; i13++) {
                                                let data91 = data90[i13], _errs229 = errors;
                                                if (errors === _errs229)
                                                  if (data91 && typeof data91 == "object" && !Array.isArray(data91)) {
                                                    let missing18;
                                                    if (data91.id === void 0 && (missing18 = "id") || data91.title === void 0 && (missing18 = "title") || data91.source === void 0 && (missing18 = "source") || data91.purpose === void 0 && (missing18 = "purpose") || data91.authoritative === void 0 && (missing18 = "authoritative") || data91.resolveFrom === void 0 && (missing18 = "resolveFrom"))
                                                      return validate10.errors = [{ instancePath: instancePath + "/references/" + i13, schemaPath: "#/properties/references/items/required", keyword: "required", params: { missingProperty: missing18 } }], !1;
                                                    if (data91.id !== void 0) {
                                                      let _errs232 = errors;
                                                      if (typeof data91.id != "string")
                                                        return validate10.errors = [{ instancePath: instancePath + "/references/" + i13 + "/id", schemaPath: "#/properties/references/items/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid46 = _errs232 === errors;
                                                    } else
                                                      var valid46 = !0;
                                                    if (valid46) {
                                                      if (data91.title !== void 0) {
                                                        let _errs234 = errors;
                                                        if (typeof data91.title != "string")
                                                          return validate10.errors = [{ instancePath: instancePath + "/references/" + i13 + "/title", schemaPath: "#/properties/references/items/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid46 = _errs234 === errors;
                                                      } else
                                                        var valid46 = !0;
                                                      if (valid46) {
                                                        if (data91.source !== void 0) {
                                                          let _errs236 = errors;
                                                          if (typeof data91.source != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/references/" + i13 + "/source", schemaPath: "#/properties/references/items/properties/source/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid46 = _errs236 === errors;
                                                        } else
                                                          var valid46 = !0;
                                                        if (valid46) {
                                                          if (data91.purpose !== void 0) {
                                                            let _errs238 = errors;
                                                            if (typeof data91.purpose != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/references/" + i13 + "/purpose", schemaPath: "#/properties/references/items/properties/purpose/type", keyword: "type", params: { type: "string" } }], !1;
                                                            var valid46 = _errs238 === errors;
                                                          } else
                                                            var valid46 = !0;
                                                          if (valid46) {
                                                            if (data91.authoritative !== void 0) {
                                                              let _errs240 = errors;
                                                              if (typeof data91.authoritative != "boolean")
                                                                return validate10.errors = [{ instancePath: instancePath + "/references/" + i13 + "/authoritative", schemaPath: "#/properties/references/items/properties/authoritative/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                              var valid46 = _errs240 === errors;
                                                            } else
                                                              var valid46 = !0;
                                                            if (valid46)
                                                              if (data91.resolveFrom !== void 0) {
                                                                let data97 = data91.resolveFrom, _errs242 = errors;
                                                                if (typeof data97 != "string")
                                                                  return validate10.errors = [{ instancePath: instancePath + "/references/" + i13 + "/resolveFrom", schemaPath: "#/properties/references/items/properties/resolveFrom/type", keyword: "type", params: { type: "string" } }], !1;
                                                                if (!(data97 === "workspace" || data97 === "package"))
                                                                  return validate10.errors = [{ instancePath: instancePath + "/references/" + i13 + "/resolveFrom", schemaPath: "#/properties/references/items/properties/resolveFrom/enum", keyword: "enum", params: { allowedValues: schema11.properties.references.items.properties.resolveFrom.enum } }], !1;
                                                                var valid46 = _errs242 === errors;
                                                              } else
                                                                var valid46 = !0;
                                                          }
                                                        }
                                                      }
                                                    }
                                                  } else
                                                    return validate10.errors = [{ instancePath: instancePath + "/references/" + i13, schemaPath: "#/properties/references/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                var valid45 = _errs229 === errors;
                                                if (!valid45)
                                                  break;
                                              }
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/references", schemaPath: "#/properties/references/type", keyword: "type", params: { type: "array" } }], !1;
                                          var valid0 = _errs227 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.extensionPoints !== void 0) {
                                            let data98 = data.extensionPoints, _errs244 = errors;
                                            if (errors === _errs244)
                                              if (Array.isArray(data98)) {
                                                var valid47 = !0;
                                                let len14 = data98.length;
                                                for (let i14 = 0; i14 < len14; i14++) {
                                                  let data99 = data98[i14], _errs246 = errors;
                                                  if (errors === _errs246)
                                                    if (data99 && typeof data99 == "object" && !Array.isArray(data99)) {
                                                      let missing19;
                                                      if (data99.slot === void 0 && (missing19 = "slot") || data99.purpose === void 0 && (missing19 = "purpose") || data99.defaultBinding === void 0 && (missing19 = "defaultBinding") || data99.acceptedKinds === void 0 && (missing19 = "acceptedKinds") || data99.requiredContext === void 0 && (missing19 = "requiredContext") || data99.optionalContext === void 0 && (missing19 = "optionalContext") || data99.requiredArtifacts === void 0 && (missing19 = "requiredArtifacts"))
                                                        return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i14, schemaPath: "#/properties/extensionPoints/items/required", keyword: "required", params: { missingProperty: missing19 } }], !1;
                                                      if (data99.slot !== void 0) {
                                                        let _errs249 = errors;
                                                        if (typeof data99.slot != "string")
                                                          return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i14 + "/slot", schemaPath: "#/properties/extensionPoints/items/properties/slot/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid48 = _errs249 === errors;
                                                      } else
                                                        var valid48 = !0;
                                                      if (valid48) {
                                                        if (data99.purpose !== void 0) {
                                                          let _errs251 = errors;
                                                          if (typeof data99.purpose != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i14 + "/purpose", schemaPath: "#/properties/extensionPoints/items/properties/purpose/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid48 = _errs251 === errors;
                                                        } else
                                                          var valid48 = !0;
                                                        if (valid48) {
                                                          if (data99.defaultBinding !== void 0) {
                                                            let _errs253 = errors;
                                                            if (typeof data99.defaultBinding != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i14 + "/defaultBinding", schemaPath: "#/properties/extensionPoints/items/properties/defaultBinding/type", keyword: "type", params: { type: "string" } }], !1;
                                                            var valid48 = _errs253 === errors;
                                                          } else
                                                            var valid48 = !0;
                                                          if (valid48) {
                                                            if (data99.acceptedKinds !== void 0) {
                                                              let data103 = data99.acceptedKinds, _errs255 = errors;
                                                              if (errors === _errs255)
                                                                if (Array.isArray(data103)) {
                                                                  var valid49 = !0;
                                                                  let len15 = data103.length;
                                                                  for (let i15 = 0; i15 < len15; i15++) {
                                                                    let data104 = data103[i15], _errs257 = errors;
                                                                    if (typeof data104 != "string")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i14 + "/acceptedKinds/" + i15, schemaPath: "#/properties/extensionPoints/items/properties/acceptedKinds/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    if (!(data104 === "workflow" || data104 === "routine"))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i14 + "/acceptedKinds/" + i15, schemaPath: "#/properties/extensionPoints/items/properties/acceptedKinds/items/enum", keyword: "enum", params: { allowedValues: schema11.properties.extensionPoints.items.properties.acceptedKinds.items.enum } }], !1;
                                                                    var valid49 = _errs257 === errors;
                                                                    if (!valid49)
                                                                      break;
                                                                  }
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i14 + "/acceptedKinds", schemaPath: "#/properties/extensionPoints/items/properties/acceptedKinds/type", keyword: "type", params: { type: "array" } }], !1;
                                                              var valid48 = _errs255 === errors;
                                                            } else
                                                              var valid48 = !0;
                                                            if (valid48) {
                                                              if (data99.requiredContext !== void 0) {
                                                                let data105 = data99.requiredContext, _errs259 = errors;
                                                                if (errors === _errs259)
                                                                  if (Array.isArray(data105)) {
                                                                    var valid50 = !0;
                                                                    let len16 = data105.length;
                                                                    for (let i16 = 0; i16 < len16; i16++) {
                                                                      let _errs261 = errors;
                                                                      if (typeof data105[i16] != "string")
                                                                        return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i14 + "/requiredContext/" + i16, schemaPath: "#/properties/extensionPoints/items/properties/requiredContext/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      var valid50 = _errs261 === errors;
                                                                      if (!valid50)
                                                                        break;
                                                                    }
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i14 + "/requiredContext", schemaPath: "#/properties/extensionPoints/items/properties/requiredContext/type", keyword: "type", params: { type: "array" } }], !1;
                                                                var valid48 = _errs259 === errors;
                                                              } else
                                                                var valid48 = !0;
                                                              if (valid48) {
                                                                if (data99.optionalContext !== void 0) {
                                                                  let data107 = data99.optionalContext, _errs263 = errors;
                                                                  if (errors === _errs263)
                                                                    if (Array.isArray(data107)) {
                                                                      var valid51 = !0;
                                                                      let len17 = data107.length;
                                                                      for (let i17 = 0; i17 < len17; i17++) {
                                                                        let _errs265 = errors;
                                                                        if (typeof data107[i17] != "string")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i14 + "/optionalContext/" + i17, schemaPath: "#/properties/extensionPoints/items/properties/optionalContext/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        var valid51 = _errs265 === errors;
                                                                        if (!valid51)
                                                                          break;
                                                                      }
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i14 + "/optionalContext", schemaPath: "#/properties/extensionPoints/items/properties/optionalContext/type", keyword: "type", params: { type: "array" } }], !1;
                                                                  var valid48 = _errs263 === errors;
                                                                } else
                                                                  var valid48 = !0;
                                                                if (valid48)
                                                                  if (data99.requiredArtifacts !== void 0) {
                                                                    let data109 = data99.requiredArtifacts, _errs267 = errors;
                                                                    if (errors === _errs267)
                                                                      if (Array.isArray(data109)) {
                                                                        var valid52 = !0;
                                                                        let len18 = data109.length;
                                                                        for (let i18 = 0; i18 < len18; i18++) {
                                                                          let _errs269 = errors;
                                                                          if (typeof data109[i18] != "string")
                                                                            return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i14 + "/requiredArtifacts/" + i18, schemaPath: "#/properties/extensionPoints/items/properties/requiredArtifacts/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid52 = _errs269 === errors;
                                                                          if (!valid52)
                                                                            break;
                                                                        }
                                                                      } else
                                                                        return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i14 + "/requiredArtifacts", schemaPath: "#/properties/extensionPoints/items/properties/requiredArtifacts/type", keyword: "type", params: { type: "array" } }], !1;
                                                                    var valid48 = _errs267 === errors;
                                                                  } else
                                                                    var valid48 = !0;
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    } else
                                                      return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i14, schemaPath: "#/properties/extensionPoints/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                  var valid47 = _errs246 === errors;
                                                  if (!valid47)
                                                    break;
                                                }
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/extensionPoints", schemaPath: "#/properties/extensionPoints/type", keyword: "type", params: { type: "array" } }], !1;
                                            var valid0 = _errs244 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.extensionContract !== void 0) {
                                              let data111 = data.extensionContract, _errs271 = errors;
                                              if (errors === _errs271)
                                                if (data111 && typeof data111 == "object" && !Array.isArray(data111)) {
                                                  let missing20;
                                                  if (data111.accepts === void 0 && (missing20 = "accepts") || data111.produces === void 0 && (missing20 = "produces"))
                                                    return validate10.errors = [{ instancePath: instancePath + "/extensionContract", schemaPath: "#/properties/extensionContract/required", keyword: "required", params: { missingProperty: missing20 } }], !1;
                                                  if (data111.accepts !== void 0) {
                                                    let data112 = data111.accepts, _errs274 = errors;
                                                    if (errors === _errs274)
                                                      if (Array.isArray(data112)) {
                                                        var valid54 = !0;
                                                        let len19 = data112.length;
                                                        for (let i19 = 0; i19 < len19; i19++) {
                                                          let _errs276 = errors;
                                                          if (typeof data112[i19] != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/extensionContract/accepts/" + i19, schemaPath: "#/properties/extensionContract/properties/accepts/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid54 = _errs276 === errors;
                                                          if (!valid54)
                                                            break;
                                                        }
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/extensionContract/accepts", schemaPath: "#/properties/extensionContract/properties/accepts/type", keyword: "type", params: { type: "array" } }], !1;
                                                    var valid53 = _errs274 === errors;
                                                  } else
                                                    var valid53 = !0;
                                                  if (valid53)
                                                    if (data111.produces !== void 0) {
                                                      let data114 = data111.produces, _errs278 = errors;
                                                      if (errors === _errs278)
                                                        if (Array.isArray(data114)) {
                                                          var valid55 = !0;
                                                          let len20 = data114.length;
                                                          for (let i20 = 0; i20 < len20; i20++) {
                                                            let _errs280 = errors;
                                                            if (typeof data114[i20] != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/extensionContract/produces/" + i20, schemaPath: "#/properties/extensionContract/properties/produces/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                            var valid55 = _errs280 === errors;
                                                            if (!valid55)
                                                              break;
                                                          }
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/extensionContract/produces", schemaPath: "#/properties/extensionContract/properties/produces/type", keyword: "type", params: { type: "array" } }], !1;
                                                      var valid53 = _errs278 === errors;
                                                    } else
                                                      var valid53 = !0;
                                                } else
                                                  return validate10.errors = [{ instancePath: instancePath + "/extensionContract", schemaPath: "#/properties/extensionContract/type", keyword: "type", params: { type: "object" } }], !1;
                                              var valid0 = _errs271 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.bindings !== void 0) {
                                                let data116 = data.bindings, _errs282 = errors;
                                                if (errors === _errs282)
                                                  if (Array.isArray(data116)) {
                                                    var valid56 = !0;
                                                    let len21 = data116.length;
                                                    for (let i21 = 0; i21 < len21; i21++) {
                                                      let data117 = data116[i21], _errs284 = errors;
                                                      if (errors === _errs284)
                                                        if (data117 && typeof data117 == "object" && !Array.isArray(data117)) {
                                                          let missing21;
                                                          if (data117.slot === void 0 && (missing21 = "slot") || data117.implementationId === void 0 && (missing21 = "implementationId") || data117.kind === void 0 && (missing21 = "kind") || data117.source === void 0 && (missing21 = "source") || data117.childHash === void 0 && (missing21 = "childHash"))
                                                            return validate10.errors = [{ instancePath: instancePath + "/bindings/" + i21, schemaPath: "#/properties/bindings/items/required", keyword: "required", params: { missingProperty: missing21 } }], !1;
                                                          if (data117.slot !== void 0) {
                                                            let _errs287 = errors;
                                                            if (typeof data117.slot != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/bindings/" + i21 + "/slot", schemaPath: "#/properties/bindings/items/properties/slot/type", keyword: "type", params: { type: "string" } }], !1;
                                                            var valid57 = _errs287 === errors;
                                                          } else
                                                            var valid57 = !0;
                                                          if (valid57) {
                                                            if (data117.implementationId !== void 0) {
                                                              let _errs289 = errors;
                                                              if (typeof data117.implementationId != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/bindings/" + i21 + "/implementationId", schemaPath: "#/properties/bindings/items/properties/implementationId/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid57 = _errs289 === errors;
                                                            } else
                                                              var valid57 = !0;
                                                            if (valid57) {
                                                              if (data117.kind !== void 0) {
                                                                let data120 = data117.kind, _errs291 = errors;
                                                                if (typeof data120 != "string")
                                                                  return validate10.errors = [{ instancePath: instancePath + "/bindings/" + i21 + "/kind", schemaPath: "#/properties/bindings/items/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                if (!(data120 === "workflow" || data120 === "routine"))
                                                                  return validate10.errors = [{ instancePath: instancePath + "/bindings/" + i21 + "/kind", schemaPath: "#/properties/bindings/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema11.properties.bindings.items.properties.kind.enum } }], !1;
                                                                var valid57 = _errs291 === errors;
                                                              } else
                                                                var valid57 = !0;
                                                              if (valid57) {
                                                                if (data117.source !== void 0) {
                                                                  let data121 = data117.source, _errs293 = errors;
                                                                  if (typeof data121 != "string")
                                                                    return validate10.errors = [{ instancePath: instancePath + "/bindings/" + i21 + "/source", schemaPath: "#/properties/bindings/items/properties/source/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  if (!(data121 === "cli" || data121 === "project" || data121 === "default" || data121 === "fallback_to_default"))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/bindings/" + i21 + "/source", schemaPath: "#/properties/bindings/items/properties/source/enum", keyword: "enum", params: { allowedValues: schema11.properties.bindings.items.properties.source.enum } }], !1;
                                                                  var valid57 = _errs293 === errors;
                                                                } else
                                                                  var valid57 = !0;
                                                                if (valid57) {
                                                                  if (data117.childHash !== void 0) {
                                                                    let data122 = data117.childHash, _errs295 = errors;
                                                                    if (errors === _errs295)
                                                                      if (typeof data122 == "string") {
                                                                        if (!pattern24.test(data122))
                                                                          return validate10.errors = [{ instancePath: instancePath + "/bindings/" + i21 + "/childHash", schemaPath: "#/properties/bindings/items/properties/childHash/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                                                      } else
                                                                        return validate10.errors = [{ instancePath: instancePath + "/bindings/" + i21 + "/childHash", schemaPath: "#/properties/bindings/items/properties/childHash/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    var valid57 = _errs295 === errors;
                                                                  } else
                                                                    var valid57 = !0;
                                                                  if (valid57)
                                                                    if (data117.fallbackReason !== void 0) {
                                                                      let _errs297 = errors;
                                                                      if (typeof data117.fallbackReason != "string")
                                                                        return validate10.errors = [{ instancePath: instancePath + "/bindings/" + i21 + "/fallbackReason", schemaPath: "#/properties/bindings/items/properties/fallbackReason/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      var valid57 = _errs297 === errors;
                                                                    } else
                                                                      var valid57 = !0;
                                                                }
                                                              }
                                                            }
                                                          }
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/bindings/" + i21, schemaPath: "#/properties/bindings/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                      var valid56 = _errs284 === errors;
                                                      if (!valid56)
                                                        break;
                                                    }
                                                  } else
                                                    return validate10.errors = [{ instancePath: instancePath + "/bindings", schemaPath: "#/properties/bindings/type", keyword: "type", params: { type: "array" } }], !1;
                                                var valid0 = _errs282 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.steps !== void 0) {
                                                  let data124 = data.steps, _errs299 = errors;
                                                  if (errors === _errs299)
                                                    if (Array.isArray(data124)) {
                                                      if (data124.length < 1)
                                                        return validate10.errors = [{ instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                                      {
                                                        var valid58 = !0;
                                                        let len22 = data124.length;
                                                        for (let i22 = 0; i22 < len22; i22++) {
                                                          let data125 = data124[i22], _errs301 = errors;
                                                          if (errors === _errs301)
                                                            if (data125 && typeof data125 == "object" && !Array.isArray(data125)) {
                                                              let missing22;
                                                              if (data125.stepId === void 0 && (missing22 = "stepId") || data125.title === void 0 && (missing22 = "title") || data125.requireConfirmation === void 0 && (missing22 = "requireConfirmation") || data125.prompt === void 0 && (missing22 = "prompt") || data125.refs === void 0 && (missing22 = "refs") || data125.userDependencies === void 0 && (missing22 = "userDependencies") || data125.functionReferences === void 0 && (missing22 = "functionReferences") || data125.provenance === void 0 && (missing22 = "provenance"))
                                                                return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22, schemaPath: "#/properties/steps/items/required", keyword: "required", params: { missingProperty: missing22 } }], !1;
                                                              if (data125.stepId !== void 0) {
                                                                let data126 = data125.stepId, _errs304 = errors;
                                                                if (errors === _errs304)
                                                                  if (typeof data126 == "string") {
                                                                    if (!pattern1.test(data126))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/stepId", schemaPath: "#/properties/steps/items/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/stepId", schemaPath: "#/properties/steps/items/properties/stepId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                var valid59 = _errs304 === errors;
                                                              } else
                                                                var valid59 = !0;
                                                              if (valid59) {
                                                                if (data125.title !== void 0) {
                                                                  let _errs306 = errors;
                                                                  if (typeof data125.title != "string")
                                                                    return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/title", schemaPath: "#/properties/steps/items/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid59 = _errs306 === errors;
                                                                } else
                                                                  var valid59 = !0;
                                                                if (valid59) {
                                                                  if (data125.requireConfirmation !== void 0) {
                                                                    let _errs308 = errors;
                                                                    if (typeof data125.requireConfirmation != "boolean")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/requireConfirmation", schemaPath: "#/properties/steps/items/properties/requireConfirmation/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                                    var valid59 = _errs308 === errors;
                                                                  } else
                                                                    var valid59 = !0;
                                                                  if (valid59) {
                                                                    if (data125.notes !== void 0) {
                                                                      let data129 = data125.notes, _errs310 = errors;
                                                                      if (typeof data129 != "string")
                                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/notes", schemaPath: "#/properties/steps/items/properties/notes/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      if (data129 !== "required")
                                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/notes", schemaPath: "#/properties/steps/items/properties/notes/const", keyword: "const", params: { allowedValue: "required" } }], !1;
                                                                      var valid59 = _errs310 === errors;
                                                                    } else
                                                                      var valid59 = !0;
                                                                    if (valid59) {
                                                                      if (data125.agentRole !== void 0) {
                                                                        let _errs312 = errors;
                                                                        if (typeof data125.agentRole != "string")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/agentRole", schemaPath: "#/properties/steps/items/properties/agentRole/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        var valid59 = _errs312 === errors;
                                                                      } else
                                                                        var valid59 = !0;
                                                                      if (valid59) {
                                                                        if (data125.prompt !== void 0) {
                                                                          let _errs314 = errors;
                                                                          if (typeof data125.prompt != "string")
                                                                            return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/prompt", schemaPath: "#/properties/steps/items/properties/prompt/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid59 = _errs314 === errors;
                                                                        } else
                                                                          var valid59 = !0;
                                                                        if (valid59) {
                                                                          if (data125.promptBlocks !== void 0) {
                                                                            let data132 = data125.promptBlocks, _errs316 = errors;
                                                                            if (errors === _errs316)
                                                                              if (data132 && typeof data132 == "object" && !Array.isArray(data132)) {
                                                                                if (data132.goal !== void 0) {
                                                                                  let _errs319 = errors;
                                                                                  if (typeof data132.goal != "string")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/promptBlocks/goal", schemaPath: "#/properties/steps/items/properties/promptBlocks/properties/goal/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                  var valid60 = _errs319 === errors;
                                                                                } else
                                                                                  var valid60 = !0;
                                                                                if (valid60) {
                                                                                  if (data132.constraints !== void 0) {
                                                                                    let data134 = data132.constraints, _errs321 = errors;
                                                                                    if (errors === _errs321)
                                                                                      if (Array.isArray(data134)) {
                                                                                        var valid61 = !0;
                                                                                        let len23 = data134.length;
                                                                                        for (let i23 = 0; i23 < len23; i23++) {
                                                                                          let _errs323 = errors;
                                                                                          if (typeof data134[i23] != "string")
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/promptBlocks/constraints/" + i23, schemaPath: "#/properties/steps/items/properties/promptBlocks/properties/constraints/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                          var valid61 = _errs323 === errors;
                                                                                          if (!valid61)
                                                                                            break;
                                                                                        }
                                                                                      } else
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/promptBlocks/constraints", schemaPath: "#/properties/steps/items/properties/promptBlocks/properties/constraints/type", keyword: "type", params: { type: "array" } }], !1;
                                                                                    var valid60 = _errs321 === errors;
                                                                                  } else
                                                                                    var valid60 = !0;
                                                                                  if (valid60) {
                                                                                    if (data132.procedure !== void 0) {
                                                                                      let data136 = data132.procedure, _errs325 = errors;
                                                                                      if (errors === _errs325)
                                                                                        if (Array.isArray(data136)) {
                                                                                          var valid62 = !0;
                                                                                          let len24 = data136.length;
                                                                                          for (let i24 = 0; i24 < len24; i24++) {
                                                                                            let _errs327 = errors;
                                                                                            if (typeof data136[i24] != "string")
                                                                                              return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/promptBlocks/procedure/" + i24, schemaPath: "#/properties/steps/items/properties/promptBlocks/properties/procedure/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                            var valid62 = _errs327 === errors;
                                                                                            if (!valid62)
                                                                                              break;
                                                                                          }
                                                                                        } else
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/promptBlocks/procedure", schemaPath: "#/properties/steps/items/properties/promptBlocks/properties/procedure/type", keyword: "type", params: { type: "array" } }], !1;
                                                                                      var valid60 = _errs325 === errors;
                                                                                    } else
                                                                                      var valid60 = !0;
                                                                                    if (valid60) {
                                                                                      if (data132.outputRequired !== void 0) {
                                                                                        let data138 = data132.outputRequired, _errs329 = errors;
                                                                                        if (errors === _errs329)
                                                                                          if (data138 && typeof data138 == "object" && !Array.isArray(data138))
                                                                                            for (let key0 in data138) {
                                                                                              let _errs332 = errors;
                                                                                              if (typeof data138[key0] != "string")
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/promptBlocks/outputRequired/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/promptBlocks/properties/outputRequired/additionalProperties/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                              var valid63 = _errs332 === errors;
                                                                                              if (!valid63)
                                                                                                break;
                                                                                            }
                                                                                          else
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/promptBlocks/outputRequired", schemaPath: "#/properties/steps/items/properties/promptBlocks/properties/outputRequired/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                        var valid60 = _errs329 === errors;
                                                                                      } else
                                                                                        var valid60 = !0;
                                                                                      if (valid60)
                                                                                        if (data132.verify !== void 0) {
                                                                                          let data140 = data132.verify, _errs334 = errors;
                                                                                          if (errors === _errs334)
                                                                                            if (Array.isArray(data140)) {
                                                                                              var valid64 = !0;
                                                                                              let len25 = data140.length;
                                                                                              for (let i25 = 0; i25 < len25; i25++) {
                                                                                                let _errs336 = errors;
                                                                                                if (typeof data140[i25] != "string")
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/promptBlocks/verify/" + i25, schemaPath: "#/properties/steps/items/properties/promptBlocks/properties/verify/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                var valid64 = _errs336 === errors;
                                                                                                if (!valid64)
                                                                                                  break;
                                                                                              }
                                                                                            } else
                                                                                              return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/promptBlocks/verify", schemaPath: "#/properties/steps/items/properties/promptBlocks/properties/verify/type", keyword: "type", params: { type: "array" } }], !1;
                                                                                          var valid60 = _errs334 === errors;
                                                                                        } else
                                                                                          var valid60 = !0;
                                                                                    }
                                                                                  }
                                                                                }
                                                                              } else
                                                                                return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/promptBlocks", schemaPath: "#/properties/steps/items/properties/promptBlocks/type", keyword: "type", params: { type: "object" } }], !1;
                                                                            var valid59 = _errs316 === errors;
                                                                          } else
                                                                            var valid59 = !0;
                                                                          if (valid59) {
                                                                            if (data125.refs !== void 0) {
                                                                              let data142 = data125.refs, _errs338 = errors;
                                                                              if (errors === _errs338)
                                                                                if (Array.isArray(data142)) {
                                                                                  var valid65 = !0;
                                                                                  let len26 = data142.length;
                                                                                  for (let i26 = 0; i26 < len26; i26++) {
                                                                                    let data143 = data142[i26], _errs340 = errors;
                                                                                    if (errors === _errs340)
                                                                                      if (data143 && typeof data143 == "object" && !Array.isArray(data143)) {
                                                                                        let missing23;
                                                                                        if (data143.refId === void 0 && (missing23 = "refId") || data143.refContentHash === void 0 && (missing23 = "refContentHash") || data143.bytes === void 0 && (missing23 = "bytes") || data143.block === void 0 && (missing23 = "block"))
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/refs/" + i26, schemaPath: "#/properties/steps/items/properties/refs/items/required", keyword: "required", params: { missingProperty: missing23 } }], !1;
                                                                                        if (data143.refId !== void 0) {
                                                                                          let _errs343 = errors;
                                                                                          if (typeof data143.refId != "string")
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/refs/" + i26 + "/refId", schemaPath: "#/properties/steps/items/properties/refs/items/properties/refId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                          var valid66 = _errs343 === errors;
                                                                                        } else
                                                                                          var valid66 = !0;
                                                                                        if (valid66) {
                                                                                          if (data143.refContentHash !== void 0) {
                                                                                            let data145 = data143.refContentHash, _errs345 = errors;
                                                                                            if (errors === _errs345)
                                                                                              if (typeof data145 == "string") {
                                                                                                if (!pattern24.test(data145))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/refs/" + i26 + "/refContentHash", schemaPath: "#/properties/steps/items/properties/refs/items/properties/refContentHash/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                                                                              } else
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/refs/" + i26 + "/refContentHash", schemaPath: "#/properties/steps/items/properties/refs/items/properties/refContentHash/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                            var valid66 = _errs345 === errors;
                                                                                          } else
                                                                                            var valid66 = !0;
                                                                                          if (valid66) {
                                                                                            if (data143.bytes !== void 0) {
                                                                                              let data146 = data143.bytes, _errs347 = errors;
                                                                                              if (!(typeof data146 == "number" && !(data146 % 1) && !isNaN(data146)))
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/refs/" + i26 + "/bytes", schemaPath: "#/properties/steps/items/properties/refs/items/properties/bytes/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                                              if (errors === _errs347 && typeof data146 == "number" && (data146 < 0 || isNaN(data146)))
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/refs/" + i26 + "/bytes", schemaPath: "#/properties/steps/items/properties/refs/items/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                                                              var valid66 = _errs347 === errors;
                                                                                            } else
                                                                                              var valid66 = !0;
                                                                                            if (valid66)
                                                                                              if (data143.block !== void 0) {
                                                                                                let data147 = data143.block, _errs349 = errors;
                                                                                                if (typeof data147 != "string")
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/refs/" + i26 + "/block", schemaPath: "#/properties/steps/items/properties/refs/items/properties/block/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                if (!(data147 === "goal" || data147 === "constraints" || data147 === "procedure" || data147 === "verify"))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/refs/" + i26 + "/block", schemaPath: "#/properties/steps/items/properties/refs/items/properties/block/enum", keyword: "enum", params: { allowedValues: schema11.properties.steps.items.properties.refs.items.properties.block.enum } }], !1;
                                                                                                var valid66 = _errs349 === errors;
                                                                                              } else
                                                                                                var valid66 = !0;
                                                                                          }
                                                                                        }
                                                                                      } else
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/refs/" + i26, schemaPath: "#/properties/steps/items/properties/refs/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                    var valid65 = _errs340 === errors;
                                                                                    if (!valid65)
                                                                                      break;
                                                                                  }
                                                                                } else
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/refs", schemaPath: "#/properties/steps/items/properties/refs/type", keyword: "type", params: { type: "array" } }], !1;
                                                                              var valid59 = _errs338 === errors;
                                                                            } else
                                                                              var valid59 = !0;
                                                                            if (valid59) {
                                                                              if (data125.when !== void 0) {
                                                                                let data148 = data125.when, _errs351 = errors;
                                                                                if (errors === _errs351)
                                                                                  if (typeof data148 == "string") {
                                                                                    if (!pattern1.test(data148))
                                                                                      return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/when", schemaPath: "#/properties/steps/items/properties/when/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                  } else
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/when", schemaPath: "#/properties/steps/items/properties/when/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                var valid59 = _errs351 === errors;
                                                                              } else
                                                                                var valid59 = !0;
                                                                              if (valid59) {
                                                                                if (data125.output !== void 0) {
                                                                                  let data149 = data125.output, _errs353 = errors;
                                                                                  if (errors === _errs353)
                                                                                    if (data149 && typeof data149 == "object" && !Array.isArray(data149)) {
                                                                                      if (data149.contractRef !== void 0) {
                                                                                        let _errs356 = errors;
                                                                                        if (typeof data149.contractRef != "string")
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/contractRef", schemaPath: "#/properties/steps/items/properties/output/properties/contractRef/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                        var valid67 = _errs356 === errors;
                                                                                      } else
                                                                                        var valid67 = !0;
                                                                                      if (valid67) {
                                                                                        if (data149.required !== void 0) {
                                                                                          let _errs358 = errors;
                                                                                          if (typeof data149.required != "boolean")
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/required", schemaPath: "#/properties/steps/items/properties/output/properties/required/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                                                          var valid67 = _errs358 === errors;
                                                                                        } else
                                                                                          var valid67 = !0;
                                                                                        if (valid67) {
                                                                                          if (data149.seeds !== void 0) {
                                                                                            let data152 = data149.seeds, _errs360 = errors;
                                                                                            if (errors === _errs360)
                                                                                              if (Array.isArray(data152)) {
                                                                                                if (data152.length < 1)
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/seeds", schemaPath: "#/properties/steps/items/properties/output/properties/seeds/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                                                                                {
                                                                                                  var valid68 = !0;
                                                                                                  let len27 = data152.length;
                                                                                                  for (let i27 = 0; i27 < len27; i27++) {
                                                                                                    let data153 = data152[i27], _errs362 = errors;
                                                                                                    if (errors === _errs362)
                                                                                                      if (typeof data153 == "string") {
                                                                                                        if (!pattern1.test(data153))
                                                                                                          return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/seeds/" + i27, schemaPath: "#/properties/steps/items/properties/output/properties/seeds/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                                      } else
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/seeds/" + i27, schemaPath: "#/properties/steps/items/properties/output/properties/seeds/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                    var valid68 = _errs362 === errors;
                                                                                                    if (!valid68)
                                                                                                      break;
                                                                                                  }
                                                                                                }
                                                                                              } else
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/seeds", schemaPath: "#/properties/steps/items/properties/output/properties/seeds/type", keyword: "type", params: { type: "array" } }], !1;
                                                                                            var valid67 = _errs360 === errors;
                                                                                          } else
                                                                                            var valid67 = !0;
                                                                                          if (valid67) {
                                                                                            if (data149.stated !== void 0) {
                                                                                              let data154 = data149.stated, _errs364 = errors;
                                                                                              if (errors === _errs364)
                                                                                                if (data154 && typeof data154 == "object" && !Array.isArray(data154)) {
                                                                                                  let missing24;
                                                                                                  if (data154.fields === void 0 && (missing24 = "fields"))
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/stated", schemaPath: "#/properties/steps/items/properties/output/properties/stated/required", keyword: "required", params: { missingProperty: missing24 } }], !1;
                                                                                                  if (data154.fields !== void 0) {
                                                                                                    let data155 = data154.fields, _errs367 = errors;
                                                                                                    if (errors === _errs367)
                                                                                                      if (Array.isArray(data155)) {
                                                                                                        var valid70 = !0;
                                                                                                        let len28 = data155.length;
                                                                                                        for (let i28 = 0; i28 < len28; i28++) {
                                                                                                          let _errs369 = errors;
                                                                                                          if (typeof data155[i28] != "string")
                                                                                                            return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/stated/fields/" + i28, schemaPath: "#/properties/steps/items/properties/output/properties/stated/properties/fields/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                          var valid70 = _errs369 === errors;
                                                                                                          if (!valid70)
                                                                                                            break;
                                                                                                        }
                                                                                                      } else
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/stated/fields", schemaPath: "#/properties/steps/items/properties/output/properties/stated/properties/fields/type", keyword: "type", params: { type: "array" } }], !1;
                                                                                                    var valid69 = _errs367 === errors;
                                                                                                  } else
                                                                                                    var valid69 = !0;
                                                                                                  if (valid69)
                                                                                                    if (data154.example !== void 0) {
                                                                                                      let data157 = data154.example, _errs371 = errors;
                                                                                                      if (errors === _errs371 && !(data157 && typeof data157 == "object" && !Array.isArray(data157)))
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/stated/example", schemaPath: "#/properties/steps/items/properties/output/properties/stated/properties/example/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                                      var valid69 = _errs371 === errors;
                                                                                                    } else
                                                                                                      var valid69 = !0;
                                                                                                } else
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/stated", schemaPath: "#/properties/steps/items/properties/output/properties/stated/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                              var valid67 = _errs364 === errors;
                                                                                            } else
                                                                                              var valid67 = !0;
                                                                                            if (valid67) {
                                                                                              if (data149.hints !== void 0) {
                                                                                                let data158 = data149.hints, _errs374 = errors;
                                                                                                if (errors === _errs374)
                                                                                                  if (data158 && typeof data158 == "object" && !Array.isArray(data158))
                                                                                                    for (let key1 in data158) {
                                                                                                      let _errs377 = errors;
                                                                                                      if (typeof data158[key1] != "string")
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/hints/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/output/properties/hints/additionalProperties/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                      var valid71 = _errs377 === errors;
                                                                                                      if (!valid71)
                                                                                                        break;
                                                                                                    }
                                                                                                  else
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/hints", schemaPath: "#/properties/steps/items/properties/output/properties/hints/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                                var valid67 = _errs374 === errors;
                                                                                              } else
                                                                                                var valid67 = !0;
                                                                                              if (valid67) {
                                                                                                if (data149.assessmentContractRefs !== void 0) {
                                                                                                  let data160 = data149.assessmentContractRefs, _errs379 = errors;
                                                                                                  if (errors === _errs379)
                                                                                                    if (Array.isArray(data160)) {
                                                                                                      var valid72 = !0;
                                                                                                      let len29 = data160.length;
                                                                                                      for (let i29 = 0; i29 < len29; i29++) {
                                                                                                        let _errs381 = errors;
                                                                                                        if (typeof data160[i29] != "string")
                                                                                                          return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/assessmentContractRefs/" + i29, schemaPath: "#/properties/steps/items/properties/output/properties/assessmentContractRefs/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                        var valid72 = _errs381 === errors;
                                                                                                        if (!valid72)
                                                                                                          break;
                                                                                                      }
                                                                                                    } else
                                                                                                      return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/assessmentContractRefs", schemaPath: "#/properties/steps/items/properties/output/properties/assessmentContractRefs/type", keyword: "type", params: { type: "array" } }], !1;
                                                                                                  var valid67 = _errs379 === errors;
                                                                                                } else
                                                                                                  var valid67 = !0;
                                                                                                if (valid67) {
                                                                                                  if (data149.followups !== void 0) {
                                                                                                    let data162 = data149.followups, _errs383 = errors;
                                                                                                    if (errors === _errs383)
                                                                                                      if (Array.isArray(data162)) {
                                                                                                        var valid73 = !0;
                                                                                                        let len30 = data162.length;
                                                                                                        for (let i30 = 0; i30 < len30; i30++) {
                                                                                                          let data163 = data162[i30], _errs385 = errors;
                                                                                                          if (errors === _errs385)
                                                                                                            if (data163 && typeof data163 == "object" && !Array.isArray(data163)) {
                                                                                                              let missing25;
                                                                                                              if (data163.contractRef === void 0 && (missing25 = "contractRef") || data163.level === void 0 && (missing25 = "level") || data163.guidance === void 0 && (missing25 = "guidance"))
                                                                                                                return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/followups/" + i30, schemaPath: "#/properties/steps/items/properties/output/properties/followups/items/required", keyword: "required", params: { missingProperty: missing25 } }], !1;
                                                                                                              if (data163.contractRef !== void 0) {
                                                                                                                let _errs388 = errors;
                                                                                                                if (typeof data163.contractRef != "string")
                                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/followups/" + i30 + "/contractRef", schemaPath: "#/properties/steps/items/properties/output/properties/followups/items/properties/contractRef/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                                var valid74 = _errs388 === errors;
                                                                                                              } else
                                                                                                                var valid74 = !0;
                                                                                                              if (valid74) {
                                                                                                                if (data163.level !== void 0) {
                                                                                                                  let _errs390 = errors;
                                                                                                                  if (typeof data163.level != "string")
                                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/followups/" + i30 + "/level", schemaPath: "#/properties/steps/items/properties/output/properties/followups/items/properties/level/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                                  var valid74 = _errs390 === errors;
                                                                                                                } else
                                                                                                                  var valid74 = !0;
                                                                                                                if (valid74)
                                                                                                                  if (data163.guidance !== void 0) {
                                                                                                                    let _errs392 = errors;
                                                                                                                    if (typeof data163.guidance != "string")
                                                                                                                      return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/followups/" + i30 + "/guidance", schemaPath: "#/properties/steps/items/properties/output/properties/followups/items/properties/guidance/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                                    var valid74 = _errs392 === errors;
                                                                                                                  } else
                                                                                                                    var valid74 = !0;
                                                                                                              }
                                                                                                            } else
                                                                                                              return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/followups/" + i30, schemaPath: "#/properties/steps/items/properties/output/properties/followups/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                                          var valid73 = _errs385 === errors;
                                                                                                          if (!valid73)
                                                                                                            break;
                                                                                                        }
                                                                                                      } else
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/followups", schemaPath: "#/properties/steps/items/properties/output/properties/followups/type", keyword: "type", params: { type: "array" } }], !1;
                                                                                                    var valid67 = _errs383 === errors;
                                                                                                  } else
                                                                                                    var valid67 = !0;
                                                                                                  if (valid67)
                                                                                                    if (data149.slotArtifacts !== void 0) {
                                                                                                      let data167 = data149.slotArtifacts, _errs394 = errors;
                                                                                                      if (errors === _errs394)
                                                                                                        if (Array.isArray(data167)) {
                                                                                                          var valid75 = !0;
                                                                                                          let len31 = data167.length;
                                                                                                          for (let i31 = 0; i31 < len31; i31++) {
                                                                                                            let data168 = data167[i31], _errs396 = errors;
                                                                                                            if (errors === _errs396)
                                                                                                              if (data168 && typeof data168 == "object" && !Array.isArray(data168)) {
                                                                                                                let missing26;
                                                                                                                if (data168.slot === void 0 && (missing26 = "slot") || data168.names === void 0 && (missing26 = "names"))
                                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/slotArtifacts/" + i31, schemaPath: "#/properties/steps/items/properties/output/properties/slotArtifacts/items/required", keyword: "required", params: { missingProperty: missing26 } }], !1;
                                                                                                                if (data168.slot !== void 0) {
                                                                                                                  let _errs399 = errors;
                                                                                                                  if (typeof data168.slot != "string")
                                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/slotArtifacts/" + i31 + "/slot", schemaPath: "#/properties/steps/items/properties/output/properties/slotArtifacts/items/properties/slot/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                                  var valid76 = _errs399 === errors;
                                                                                                                } else
                                                                                                                  var valid76 = !0;
                                                                                                                if (valid76)
                                                                                                                  if (data168.names !== void 0) {
                                                                                                                    let data170 = data168.names, _errs401 = errors;
                                                                                                                    if (errors === _errs401)
                                                                                                                      if (Array.isArray(data170)) {
                                                                                                                        if (data170.length < 1)
                                                                                                                          return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/slotArtifacts/" + i31 + "/names", schemaPath: "#/properties/steps/items/properties/output/properties/slotArtifacts/items/properties/names/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                                                                                                        {
                                                                                                                          var valid77 = !0;
                                                                                                                          let len32 = data170.length;
                                                                                                                          for (let i32 = 0; i32 < len32; i32++) {
                                                                                                                            let _errs403 = errors;
                                                                                                                            if (typeof data170[i32] != "string")
                                                                                                                              return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/slotArtifacts/" + i31 + "/names/" + i32, schemaPath: "#/properties/steps/items/properties/output/properties/slotArtifacts/items/properties/names/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                                            var valid77 = _errs403 === errors;
                                                                                                                            if (!valid77)
                                                                                                                              break;
                                                                                                                          }
                                                                                                                        }
                                                                                                                      } else
                                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/slotArtifacts/" + i31 + "/names", schemaPath: "#/properties/steps/items/properties/output/properties/slotArtifacts/items/properties/names/type", keyword: "type", params: { type: "array" } }], !1;
                                                                                                                    var valid76 = _errs401 === errors;
                                                                                                                  } else
                                                                                                                    var valid76 = !0;
                                                                                                              } else
                                                                                                                return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/slotArtifacts/" + i31, schemaPath: "#/properties/steps/items/properties/output/properties/slotArtifacts/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                                            var valid75 = _errs396 === errors;
                                                                                                            if (!valid75)
                                                                                                              break;
                                                                                                          }
                                                                                                        } else
                                                                                                          return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/slotArtifacts", schemaPath: "#/properties/steps/items/properties/output/properties/slotArtifacts/type", keyword: "type", params: { type: "array" } }], !1;
                                                                                                      var valid67 = _errs394 === errors;
                                                                                                    } else
                                                                                                      var valid67 = !0;
                                                                                                }
                                                                                              }
                                                                                            }
                                                                                          }
                                                                                        }
                                                                                      }
                                                                                    } else
                                                                                      return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output", schemaPath: "#/properties/steps/items/properties/output/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                  var valid59 = _errs353 === errors;
                                                                                } else
                                                                                  var valid59 = !0;
                                                                                if (valid59) {
                                                                                  if (data125.userDependencies !== void 0) {
                                                                                    let data172 = data125.userDependencies, _errs405 = errors;
                                                                                    if (errors === _errs405)
                                                                                      if (Array.isArray(data172)) {
                                                                                        var valid78 = !0;
                                                                                        let len33 = data172.length;
                                                                                        for (let i33 = 0; i33 < len33; i33++) {
                                                                                          let data173 = data172[i33], _errs407 = errors;
                                                                                          if (errors === _errs407)
                                                                                            if (data173 && typeof data173 == "object" && !Array.isArray(data173)) {
                                                                                              let missing27;
                                                                                              if (data173.reason === void 0 && (missing27 = "reason") || data173.message === void 0 && (missing27 = "message"))
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/userDependencies/" + i33, schemaPath: "#/properties/steps/items/properties/userDependencies/items/required", keyword: "required", params: { missingProperty: missing27 } }], !1;
                                                                                              if (data173.reason !== void 0) {
                                                                                                let data174 = data173.reason, _errs410 = errors;
                                                                                                if (typeof data174 != "string")
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/userDependencies/" + i33 + "/reason", schemaPath: "#/properties/steps/items/properties/userDependencies/items/properties/reason/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                if (!(data174 === "needs_user_secret_or_token" || data174 === "needs_user_account_access" || data174 === "needs_user_artifact" || data174 === "needs_user_choice" || data174 === "needs_user_approval" || data174 === "needs_user_environment_action"))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/userDependencies/" + i33 + "/reason", schemaPath: "#/properties/steps/items/properties/userDependencies/items/properties/reason/enum", keyword: "enum", params: { allowedValues: schema11.properties.steps.items.properties.userDependencies.items.properties.reason.enum } }], !1;
                                                                                                var valid79 = _errs410 === errors;
                                                                                              } else
                                                                                                var valid79 = !0;
                                                                                              if (valid79) {
                                                                                                if (data173.choiceKind !== void 0) {
                                                                                                  let data175 = data173.choiceKind, _errs412 = errors;
                                                                                                  if (typeof data175 != "string")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/userDependencies/" + i33 + "/choiceKind", schemaPath: "#/properties/steps/items/properties/userDependencies/items/properties/choiceKind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  if (!(data175 === "preference_tradeoff" || data175 === "scope_boundary" || data175 === "irreversible_action" || data175 === "external_side_effect" || data175 === "policy_or_compliance"))
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/userDependencies/" + i33 + "/choiceKind", schemaPath: "#/properties/steps/items/properties/userDependencies/items/properties/choiceKind/enum", keyword: "enum", params: { allowedValues: schema11.properties.steps.items.properties.userDependencies.items.properties.choiceKind.enum } }], !1;
                                                                                                  var valid79 = _errs412 === errors;
                                                                                                } else
                                                                                                  var valid79 = !0;
                                                                                                if (valid79) {
                                                                                                  if (data173.contextKey !== void 0) {
                                                                                                    let data176 = data173.contextKey, _errs414 = errors;
                                                                                                    if (errors === _errs414)
                                                                                                      if (typeof data176 == "string") {
                                                                                                        if (!pattern1.test(data176))
                                                                                                          return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/userDependencies/" + i33 + "/contextKey", schemaPath: "#/properties/steps/items/properties/userDependencies/items/properties/contextKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                                      } else
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/userDependencies/" + i33 + "/contextKey", schemaPath: "#/properties/steps/items/properties/userDependencies/items/properties/contextKey/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                    var valid79 = _errs414 === errors;
                                                                                                  } else
                                                                                                    var valid79 = !0;
                                                                                                  if (valid79)
                                                                                                    if (data173.message !== void 0) {
                                                                                                      let _errs416 = errors;
                                                                                                      if (typeof data173.message != "string")
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/userDependencies/" + i33 + "/message", schemaPath: "#/properties/steps/items/properties/userDependencies/items/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                      var valid79 = _errs416 === errors;
                                                                                                    } else
                                                                                                      var valid79 = !0;
                                                                                                }
                                                                                              }
                                                                                            } else
                                                                                              return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/userDependencies/" + i33, schemaPath: "#/properties/steps/items/properties/userDependencies/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                          var valid78 = _errs407 === errors;
                                                                                          if (!valid78)
                                                                                            break;
                                                                                        }
                                                                                      } else
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/userDependencies", schemaPath: "#/properties/steps/items/properties/userDependencies/type", keyword: "type", params: { type: "array" } }], !1;
                                                                                    var valid59 = _errs405 === errors;
                                                                                  } else
                                                                                    var valid59 = !0;
                                                                                  if (valid59) {
                                                                                    if (data125.functionReferences !== void 0) {
                                                                                      let data178 = data125.functionReferences, _errs418 = errors;
                                                                                      if (errors === _errs418)
                                                                                        if (Array.isArray(data178)) {
                                                                                          var valid80 = !0;
                                                                                          let len34 = data178.length;
                                                                                          for (let i34 = 0; i34 < len34; i34++) {
                                                                                            let _errs420 = errors;
                                                                                            if (typeof data178[i34] != "string")
                                                                                              return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/functionReferences/" + i34, schemaPath: "#/properties/steps/items/properties/functionReferences/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                            var valid80 = _errs420 === errors;
                                                                                            if (!valid80)
                                                                                              break;
                                                                                          }
                                                                                        } else
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/functionReferences", schemaPath: "#/properties/steps/items/properties/functionReferences/type", keyword: "type", params: { type: "array" } }], !1;
                                                                                      var valid59 = _errs418 === errors;
                                                                                    } else
                                                                                      var valid59 = !0;
                                                                                    if (valid59) {
                                                                                      if (data125.probe !== void 0) {
                                                                                        let data180 = data125.probe, _errs422 = errors;
                                                                                        if (errors === _errs422)
                                                                                          if (data180 && typeof data180 == "object" && !Array.isArray(data180)) {
                                                                                            let missing28;
                                                                                            if (data180.capability === void 0 && (missing28 = "capability") || data180.visibility === void 0 && (missing28 = "visibility") || data180.templateId === void 0 && (missing28 = "templateId"))
                                                                                              return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/probe", schemaPath: "#/properties/steps/items/properties/probe/required", keyword: "required", params: { missingProperty: missing28 } }], !1;
                                                                                            if (data180.capability !== void 0) {
                                                                                              let data181 = data180.capability, _errs425 = errors;
                                                                                              if (typeof data181 != "string")
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/probe/capability", schemaPath: "#/properties/steps/items/properties/probe/properties/capability/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                              if (!(data181 === "delegation" || data181 === "web_browsing"))
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/probe/capability", schemaPath: "#/properties/steps/items/properties/probe/properties/capability/enum", keyword: "enum", params: { allowedValues: schema11.properties.steps.items.properties.probe.properties.capability.enum } }], !1;
                                                                                              var valid81 = _errs425 === errors;
                                                                                            } else
                                                                                              var valid81 = !0;
                                                                                            if (valid81) {
                                                                                              if (data180.visibility !== void 0) {
                                                                                                let data182 = data180.visibility, _errs427 = errors;
                                                                                                if (typeof data182 != "string")
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/probe/visibility", schemaPath: "#/properties/steps/items/properties/probe/properties/visibility/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                if (!(data182 === "collapsed" || data182 === "shown"))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/probe/visibility", schemaPath: "#/properties/steps/items/properties/probe/properties/visibility/enum", keyword: "enum", params: { allowedValues: schema11.properties.steps.items.properties.probe.properties.visibility.enum } }], !1;
                                                                                                var valid81 = _errs427 === errors;
                                                                                              } else
                                                                                                var valid81 = !0;
                                                                                              if (valid81)
                                                                                                if (data180.templateId !== void 0) {
                                                                                                  let _errs429 = errors;
                                                                                                  if (typeof data180.templateId != "string")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/probe/templateId", schemaPath: "#/properties/steps/items/properties/probe/properties/templateId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  var valid81 = _errs429 === errors;
                                                                                                } else
                                                                                                  var valid81 = !0;
                                                                                            }
                                                                                          } else
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/probe", schemaPath: "#/properties/steps/items/properties/probe/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                        var valid59 = _errs422 === errors;
                                                                                      } else
                                                                                        var valid59 = !0;
                                                                                      if (valid59)
                                                                                        if (data125.provenance !== void 0) {
                                                                                          let data184 = data125.provenance, _errs431 = errors;
                                                                                          if (errors === _errs431)
                                                                                            if (data184 && typeof data184 == "object" && !Array.isArray(data184)) {
                                                                                              let missing29;
                                                                                              if (data184.source === void 0 && (missing29 = "source"))
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/provenance", schemaPath: "#/properties/steps/items/properties/provenance/required", keyword: "required", params: { missingProperty: missing29 } }], !1;
                                                                                              if (data184.source !== void 0) {
                                                                                                let data185 = data184.source, _errs434 = errors;
                                                                                                if (typeof data185 != "string")
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/provenance/source", schemaPath: "#/properties/steps/items/properties/provenance/properties/source/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                if (!(data185 === "authored" || data185 === "template_injected" || data185 === "feature_injected"))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/provenance/source", schemaPath: "#/properties/steps/items/properties/provenance/properties/source/enum", keyword: "enum", params: { allowedValues: schema11.properties.steps.items.properties.provenance.properties.source.enum } }], !1;
                                                                                                var valid82 = _errs434 === errors;
                                                                                              } else
                                                                                                var valid82 = !0;
                                                                                              if (valid82)
                                                                                                if (data184.originId !== void 0) {
                                                                                                  let _errs436 = errors;
                                                                                                  if (typeof data184.originId != "string")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/provenance/originId", schemaPath: "#/properties/steps/items/properties/provenance/properties/originId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  var valid82 = _errs436 === errors;
                                                                                                } else
                                                                                                  var valid82 = !0;
                                                                                            } else
                                                                                              return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/provenance", schemaPath: "#/properties/steps/items/properties/provenance/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                          var valid59 = _errs431 === errors;
                                                                                        } else
                                                                                          var valid59 = !0;
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
                                                              return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22, schemaPath: "#/properties/steps/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                          var valid58 = _errs301 === errors;
                                                          if (!valid58)
                                                            break;
                                                        }
                                                      }
                                                    } else
                                                      return validate10.errors = [{ instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "array" } }], !1;
                                                  var valid0 = _errs299 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0) {
                                                  if (data.loops !== void 0) {
                                                    let data187 = data.loops, _errs438 = errors;
                                                    if (errors === _errs438)
                                                      if (Array.isArray(data187)) {
                                                        var valid83 = !0;
                                                        let len35 = data187.length;
                                                        for (let i35 = 0; i35 < len35; i35++) {
                                                          let data188 = data187[i35], _errs440 = errors;
                                                          if (errors === _errs440)
                                                            if (data188 && typeof data188 == "object" && !Array.isArray(data188)) {
                                                              let missing30;
                                                              if (data188.kind === void 0 && (missing30 = "kind"))
                                                                return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35, schemaPath: "#/properties/loops/items/required", keyword: "required", params: { missingProperty: missing30 } }], !1;
                                                              {
                                                                let tag1 = data188.kind;
                                                                if (typeof tag1 == "string")
                                                                  if (tag1 === "while") {
                                                                    if (errors === errors)
                                                                      if (data188 && typeof data188 == "object" && !Array.isArray(data188)) {
                                                                        let missing31;
                                                                        if (data188.loopId === void 0 && (missing31 = "loopId") || data188.title === void 0 && (missing31 = "title") || data188.maxIterations === void 0 && (missing31 = "maxIterations") || data188.body === void 0 && (missing31 = "body") || data188.provenance === void 0 && (missing31 = "provenance") || data188.kind === void 0 && (missing31 = "kind") || data188.conditionId === void 0 && (missing31 = "conditionId"))
                                                                          return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35, schemaPath: "#/properties/loops/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing31 } }], !1;
                                                                        if (data188.loopId !== void 0) {
                                                                          let data189 = data188.loopId, _errs446 = errors;
                                                                          if (errors === _errs446)
                                                                            if (typeof data189 == "string") {
                                                                              if (!pattern1.test(data189))
                                                                                return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/loopId", schemaPath: "#/properties/loops/items/oneOf/0/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                            } else
                                                                              return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/loopId", schemaPath: "#/properties/loops/items/oneOf/0/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid86 = _errs446 === errors;
                                                                        } else
                                                                          var valid86 = !0;
                                                                        if (valid86) {
                                                                          if (data188.title !== void 0) {
                                                                            let _errs448 = errors;
                                                                            if (typeof data188.title != "string")
                                                                              return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/title", schemaPath: "#/properties/loops/items/oneOf/0/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                                                                            var valid86 = _errs448 === errors;
                                                                          } else
                                                                            var valid86 = !0;
                                                                          if (valid86) {
                                                                            if (data188.maxIterations !== void 0) {
                                                                              let data191 = data188.maxIterations, _errs450 = errors;
                                                                              if (!(typeof data191 == "number" && !(data191 % 1) && !isNaN(data191)))
                                                                                return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/maxIterations", schemaPath: "#/properties/loops/items/oneOf/0/properties/maxIterations/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                              if (errors === _errs450 && typeof data191 == "number" && (data191 <= 0 || isNaN(data191)))
                                                                                return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/maxIterations", schemaPath: "#/properties/loops/items/oneOf/0/properties/maxIterations/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                                              var valid86 = _errs450 === errors;
                                                                            } else
                                                                              var valid86 = !0;
                                                                            if (valid86) {
                                                                              if (data188.body !== void 0) {
                                                                                let data192 = data188.body, _errs452 = errors;
                                                                                if (errors === _errs452)
                                                                                  if (Array.isArray(data192)) {
                                                                                    var valid87 = !0;
                                                                                    let len36 = data192.length;
                                                                                    for (let i36 = 0; i36 < len36; i36++) {
                                                                                      let data193 = data192[i36], _errs454 = errors;
                                                                                      if (errors === _errs454)
                                                                                        if (data193 && typeof data193 == "object" && !Array.isArray(data193)) {
                                                                                          let missing32;
                                                                                          if (data193.kind === void 0 && (missing32 = "kind"))
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i36, schemaPath: "#/properties/loops/items/oneOf/0/properties/body/items/required", keyword: "required", params: { missingProperty: missing32 } }], !1;
                                                                                          {
                                                                                            let tag2 = data193.kind;
                                                                                            if (typeof tag2 == "string")
                                                                                              if (tag2 === "step") {
                                                                                                if (errors === errors)
                                                                                                  if (data193 && typeof data193 == "object" && !Array.isArray(data193)) {
                                                                                                    let missing33;
                                                                                                    if (data193.kind === void 0 && (missing33 = "kind") || data193.stepId === void 0 && (missing33 = "stepId"))
                                                                                                      return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i36, schemaPath: "#/properties/loops/items/oneOf/0/properties/body/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing33 } }], !1;
                                                                                                    if (data193.kind !== void 0) {
                                                                                                      let data194 = data193.kind, _errs460 = errors;
                                                                                                      if (typeof data194 != "string")
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i36 + "/kind", schemaPath: "#/properties/loops/items/oneOf/0/properties/body/items/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                      if (data194 !== "step")
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i36 + "/kind", schemaPath: "#/properties/loops/items/oneOf/0/properties/body/items/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "step" } }], !1;
                                                                                                      var valid90 = _errs460 === errors;
                                                                                                    } else
                                                                                                      var valid90 = !0;
                                                                                                    if (valid90)
                                                                                                      if (data193.stepId !== void 0) {
                                                                                                        let data195 = data193.stepId, _errs462 = errors;
                                                                                                        if (errors === _errs462)
                                                                                                          if (typeof data195 == "string") {
                                                                                                            if (!pattern1.test(data195))
                                                                                                              return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i36 + "/stepId", schemaPath: "#/properties/loops/items/oneOf/0/properties/body/items/oneOf/0/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                                          } else
                                                                                                            return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i36 + "/stepId", schemaPath: "#/properties/loops/items/oneOf/0/properties/body/items/oneOf/0/properties/stepId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                        var valid90 = _errs462 === errors;
                                                                                                      } else
                                                                                                        var valid90 = !0;
                                                                                                  } else
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i36, schemaPath: "#/properties/loops/items/oneOf/0/properties/body/items/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                              } else if (tag2 === "loop") {
                                                                                                if (errors === errors)
                                                                                                  if (data193 && typeof data193 == "object" && !Array.isArray(data193)) {
                                                                                                    let missing34;
                                                                                                    if (data193.kind === void 0 && (missing34 = "kind") || data193.loopId === void 0 && (missing34 = "loopId"))
                                                                                                      return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i36, schemaPath: "#/properties/loops/items/oneOf/0/properties/body/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing34 } }], !1;
                                                                                                    if (data193.kind !== void 0) {
                                                                                                      let data196 = data193.kind, _errs467 = errors;
                                                                                                      if (typeof data196 != "string")
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i36 + "/kind", schemaPath: "#/properties/loops/items/oneOf/0/properties/body/items/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                      if (data196 !== "loop")
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i36 + "/kind", schemaPath: "#/properties/loops/items/oneOf/0/properties/body/items/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "loop" } }], !1;
                                                                                                      var valid92 = _errs467 === errors;
                                                                                                    } else
                                                                                                      var valid92 = !0;
                                                                                                    if (valid92)
                                                                                                      if (data193.loopId !== void 0) {
                                                                                                        let data197 = data193.loopId, _errs469 = errors;
                                                                                                        if (errors === _errs469)
                                                                                                          if (typeof data197 == "string") {
                                                                                                            if (!pattern1.test(data197))
                                                                                                              return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i36 + "/loopId", schemaPath: "#/properties/loops/items/oneOf/0/properties/body/items/oneOf/1/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                                          } else
                                                                                                            return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i36 + "/loopId", schemaPath: "#/properties/loops/items/oneOf/0/properties/body/items/oneOf/1/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                        var valid92 = _errs469 === errors;
                                                                                                      } else
                                                                                                        var valid92 = !0;
                                                                                                  } else
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i36, schemaPath: "#/properties/loops/items/oneOf/0/properties/body/items/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                              } else
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i36, schemaPath: "#/properties/loops/items/oneOf/0/properties/body/items/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag2 } }], !1;
                                                                                            else
                                                                                              return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i36, schemaPath: "#/properties/loops/items/oneOf/0/properties/body/items/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag2 } }], !1;
                                                                                          }
                                                                                        } else
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i36, schemaPath: "#/properties/loops/items/oneOf/0/properties/body/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                      var valid87 = _errs454 === errors;
                                                                                      if (!valid87)
                                                                                        break;
                                                                                    }
                                                                                  } else
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body", schemaPath: "#/properties/loops/items/oneOf/0/properties/body/type", keyword: "type", params: { type: "array" } }], !1;
                                                                                var valid86 = _errs452 === errors;
                                                                              } else
                                                                                var valid86 = !0;
                                                                              if (valid86) {
                                                                                if (data188.when !== void 0) {
                                                                                  let data198 = data188.when, _errs471 = errors;
                                                                                  if (errors === _errs471)
                                                                                    if (typeof data198 == "string") {
                                                                                      if (!pattern1.test(data198))
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/when", schemaPath: "#/properties/loops/items/oneOf/0/properties/when/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                    } else
                                                                                      return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/when", schemaPath: "#/properties/loops/items/oneOf/0/properties/when/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                  var valid86 = _errs471 === errors;
                                                                                } else
                                                                                  var valid86 = !0;
                                                                                if (valid86) {
                                                                                  if (data188.provenance !== void 0) {
                                                                                    let data199 = data188.provenance, _errs473 = errors;
                                                                                    if (errors === _errs473)
                                                                                      if (data199 && typeof data199 == "object" && !Array.isArray(data199)) {
                                                                                        let missing35;
                                                                                        if (data199.source === void 0 && (missing35 = "source"))
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/provenance", schemaPath: "#/properties/loops/items/oneOf/0/properties/provenance/required", keyword: "required", params: { missingProperty: missing35 } }], !1;
                                                                                        if (data199.source !== void 0) {
                                                                                          let data200 = data199.source, _errs476 = errors;
                                                                                          if (typeof data200 != "string")
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/provenance/source", schemaPath: "#/properties/loops/items/oneOf/0/properties/provenance/properties/source/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                          if (!(data200 === "authored" || data200 === "template_injected" || data200 === "feature_injected"))
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/provenance/source", schemaPath: "#/properties/loops/items/oneOf/0/properties/provenance/properties/source/enum", keyword: "enum", params: { allowedValues: schema11.properties.loops.items.oneOf[0].properties.provenance.properties.source.enum } }], !1;
                                                                                          var valid93 = _errs476 === errors;
                                                                                        } else
                                                                                          var valid93 = !0;
                                                                                        if (valid93)
                                                                                          if (data199.originId !== void 0) {
                                                                                            let _errs478 = errors;
                                                                                            if (typeof data199.originId != "string")
                                                                                              return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/provenance/originId", schemaPath: "#/properties/loops/items/oneOf/0/properties/provenance/properties/originId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                            var valid93 = _errs478 === errors;
                                                                                          } else
                                                                                            var valid93 = !0;
                                                                                      } else
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/provenance", schemaPath: "#/properties/loops/items/oneOf/0/properties/provenance/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                    var valid86 = _errs473 === errors;
                                                                                  } else
                                                                                    var valid86 = !0;
                                                                                  if (valid86) {
                                                                                    if (data188.kind !== void 0) {
                                                                                      let data202 = data188.kind, _errs480 = errors;
                                                                                      if (typeof data202 != "string")
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/kind", schemaPath: "#/properties/loops/items/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                      if (data202 !== "while")
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/kind", schemaPath: "#/properties/loops/items/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "while" } }], !1;
                                                                                      var valid86 = _errs480 === errors;
                                                                                    } else
                                                                                      var valid86 = !0;
                                                                                    if (valid86)
                                                                                      if (data188.conditionId !== void 0) {
                                                                                        let data203 = data188.conditionId, _errs482 = errors;
                                                                                        if (errors === _errs482)
                                                                                          if (typeof data203 == "string") {
                                                                                            if (!pattern1.test(data203))
                                                                                              return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/conditionId", schemaPath: "#/properties/loops/items/oneOf/0/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                          } else
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/conditionId", schemaPath: "#/properties/loops/items/oneOf/0/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                        var valid86 = _errs482 === errors;
                                                                                      } else
                                                                                        var valid86 = !0;
                                                                                  }
                                                                                }
                                                                              }
                                                                            }
                                                                          }
                                                                        }
                                                                      } else
                                                                        return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35, schemaPath: "#/properties/loops/items/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                                  } else if (tag1 === "for_each") {
                                                                    if (errors === errors)
                                                                      if (data188 && typeof data188 == "object" && !Array.isArray(data188)) {
                                                                        let missing36;
                                                                        if (data188.loopId === void 0 && (missing36 = "loopId") || data188.title === void 0 && (missing36 = "title") || data188.maxIterations === void 0 && (missing36 = "maxIterations") || data188.body === void 0 && (missing36 = "body") || data188.provenance === void 0 && (missing36 = "provenance") || data188.kind === void 0 && (missing36 = "kind") || data188.items === void 0 && (missing36 = "items"))
                                                                          return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35, schemaPath: "#/properties/loops/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing36 } }], !1;
                                                                        if (data188.loopId !== void 0) {
                                                                          let data204 = data188.loopId, _errs487 = errors;
                                                                          if (errors === _errs487)
                                                                            if (typeof data204 == "string") {
                                                                              if (!pattern1.test(data204))
                                                                                return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/loopId", schemaPath: "#/properties/loops/items/oneOf/1/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                            } else
                                                                              return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/loopId", schemaPath: "#/properties/loops/items/oneOf/1/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid95 = _errs487 === errors;
                                                                        } else
                                                                          var valid95 = !0;
                                                                        if (valid95) {
                                                                          if (data188.title !== void 0) {
                                                                            let _errs489 = errors;
                                                                            if (typeof data188.title != "string")
                                                                              return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/title", schemaPath: "#/properties/loops/items/oneOf/1/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                                                                            var valid95 = _errs489 === errors;
                                                                          } else
                                                                            var valid95 = !0;
                                                                          if (valid95) {
                                                                            if (data188.maxIterations !== void 0) {
                                                                              let data206 = data188.maxIterations, _errs491 = errors;
                                                                              if (!(typeof data206 == "number" && !(data206 % 1) && !isNaN(data206)))
                                                                                return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/maxIterations", schemaPath: "#/properties/loops/items/oneOf/1/properties/maxIterations/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                              if (errors === _errs491 && typeof data206 == "number" && (data206 <= 0 || isNaN(data206)))
                                                                                return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/maxIterations", schemaPath: "#/properties/loops/items/oneOf/1/properties/maxIterations/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                                              var valid95 = _errs491 === errors;
                                                                            } else
                                                                              var valid95 = !0;
                                                                            if (valid95) {
                                                                              if (data188.body !== void 0) {
                                                                                let data207 = data188.body, _errs493 = errors;
                                                                                if (errors === _errs493)
                                                                                  if (Array.isArray(data207)) {
                                                                                    var valid96 = !0;
                                                                                    let len37 = data207.length;
                                                                                    for (let i37 = 0; i37 < len37; i37++) {
                                                                                      let data208 = data207[i37], _errs495 = errors;
                                                                                      if (errors === _errs495)
                                                                                        if (data208 && typeof data208 == "object" && !Array.isArray(data208)) {
                                                                                          let missing37;
                                                                                          if (data208.kind === void 0 && (missing37 = "kind"))
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i37, schemaPath: "#/properties/loops/items/oneOf/1/properties/body/items/required", keyword: "required", params: { missingProperty: missing37 } }], !1;
                                                                                          {
                                                                                            let tag3 = data208.kind;
                                                                                            if (typeof tag3 == "string")
                                                                                              if (tag3 === "step") {
                                                                                                if (errors === errors)
                                                                                                  if (data208 && typeof data208 == "object" && !Array.isArray(data208)) {
                                                                                                    let missing38;
                                                                                                    if (data208.kind === void 0 && (missing38 = "kind") || data208.stepId === void 0 && (missing38 = "stepId"))
                                                                                                      return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i37, schemaPath: "#/properties/loops/items/oneOf/1/properties/body/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing38 } }], !1;
                                                                                                    if (data208.kind !== void 0) {
                                                                                                      let data209 = data208.kind, _errs501 = errors;
                                                                                                      if (typeof data209 != "string")
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i37 + "/kind", schemaPath: "#/properties/loops/items/oneOf/1/properties/body/items/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                      if (data209 !== "step")
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i37 + "/kind", schemaPath: "#/properties/loops/items/oneOf/1/properties/body/items/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "step" } }], !1;
                                                                                                      var valid99 = _errs501 === errors;
                                                                                                    } else
                                                                                                      var valid99 = !0;
                                                                                                    if (valid99)
                                                                                                      if (data208.stepId !== void 0) {
                                                                                                        let data210 = data208.stepId, _errs503 = errors;
                                                                                                        if (errors === _errs503)
                                                                                                          if (typeof data210 == "string") {
                                                                                                            if (!pattern1.test(data210))
                                                                                                              return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i37 + "/stepId", schemaPath: "#/properties/loops/items/oneOf/1/properties/body/items/oneOf/0/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                                          } else
                                                                                                            return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i37 + "/stepId", schemaPath: "#/properties/loops/items/oneOf/1/properties/body/items/oneOf/0/properties/stepId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                        var valid99 = _errs503 === errors;
                                                                                                      } else
                                                                                                        var valid99 = !0;
                                                                                                  } else
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i37, schemaPath: "#/properties/loops/items/oneOf/1/properties/body/items/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                              } else if (tag3 === "loop") {
                                                                                                if (errors === errors)
                                                                                                  if (data208 && typeof data208 == "object" && !Array.isArray(data208)) {
                                                                                                    let missing39;
                                                                                                    if (data208.kind === void 0 && (missing39 = "kind") || data208.loopId === void 0 && (missing39 = "loopId"))
                                                                                                      return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i37, schemaPath: "#/properties/loops/items/oneOf/1/properties/body/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing39 } }], !1;
                                                                                                    if (data208.kind !== void 0) {
                                                                                                      let data211 = data208.kind, _errs508 = errors;
                                                                                                      if (typeof data211 != "string")
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i37 + "/kind", schemaPath: "#/properties/loops/items/oneOf/1/properties/body/items/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                      if (data211 !== "loop")
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i37 + "/kind", schemaPath: "#/properties/loops/items/oneOf/1/properties/body/items/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "loop" } }], !1;
                                                                                                      var valid101 = _errs508 === errors;
                                                                                                    } else
                                                                                                      var valid101 = !0;
                                                                                                    if (valid101)
                                                                                                      if (data208.loopId !== void 0) {
                                                                                                        let data212 = data208.loopId, _errs510 = errors;
                                                                                                        if (errors === _errs510)
                                                                                                          if (typeof data212 == "string") {
                                                                                                            if (!pattern1.test(data212))
                                                                                                              return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i37 + "/loopId", schemaPath: "#/properties/loops/items/oneOf/1/properties/body/items/oneOf/1/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                                          } else
                                                                                                            return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i37 + "/loopId", schemaPath: "#/properties/loops/items/oneOf/1/properties/body/items/oneOf/1/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                        var valid101 = _errs510 === errors;
                                                                                                      } else
                                                                                                        var valid101 = !0;
                                                                                                  } else
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i37, schemaPath: "#/properties/loops/items/oneOf/1/properties/body/items/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                              } else
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i37, schemaPath: "#/properties/loops/items/oneOf/1/properties/body/items/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag3 } }], !1;
                                                                                            else
                                                                                              return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i37, schemaPath: "#/properties/loops/items/oneOf/1/properties/body/items/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag3 } }], !1;
                                                                                          }
                                                                                        } else
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i37, schemaPath: "#/properties/loops/items/oneOf/1/properties/body/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                      var valid96 = _errs495 === errors;
                                                                                      if (!valid96)
                                                                                        break;
                                                                                    }
                                                                                  } else
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body", schemaPath: "#/properties/loops/items/oneOf/1/properties/body/type", keyword: "type", params: { type: "array" } }], !1;
                                                                                var valid95 = _errs493 === errors;
                                                                              } else
                                                                                var valid95 = !0;
                                                                              if (valid95) {
                                                                                if (data188.when !== void 0) {
                                                                                  let data213 = data188.when, _errs512 = errors;
                                                                                  if (errors === _errs512)
                                                                                    if (typeof data213 == "string") {
                                                                                      if (!pattern1.test(data213))
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/when", schemaPath: "#/properties/loops/items/oneOf/1/properties/when/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                    } else
                                                                                      return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/when", schemaPath: "#/properties/loops/items/oneOf/1/properties/when/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                  var valid95 = _errs512 === errors;
                                                                                } else
                                                                                  var valid95 = !0;
                                                                                if (valid95) {
                                                                                  if (data188.provenance !== void 0) {
                                                                                    let data214 = data188.provenance, _errs514 = errors;
                                                                                    if (errors === _errs514)
                                                                                      if (data214 && typeof data214 == "object" && !Array.isArray(data214)) {
                                                                                        let missing40;
                                                                                        if (data214.source === void 0 && (missing40 = "source"))
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/provenance", schemaPath: "#/properties/loops/items/oneOf/1/properties/provenance/required", keyword: "required", params: { missingProperty: missing40 } }], !1;
                                                                                        if (data214.source !== void 0) {
                                                                                          let data215 = data214.source, _errs517 = errors;
                                                                                          if (typeof data215 != "string")
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/provenance/source", schemaPath: "#/properties/loops/items/oneOf/1/properties/provenance/properties/source/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                          if (!(data215 === "authored" || data215 === "template_injected" || data215 === "feature_injected"))
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/provenance/source", schemaPath: "#/properties/loops/items/oneOf/1/properties/provenance/properties/source/enum", keyword: "enum", params: { allowedValues: schema11.properties.loops.items.oneOf[1].properties.provenance.properties.source.enum } }], !1;
                                                                                          var valid102 = _errs517 === errors;
                                                                                        } else
                                                                                          var valid102 = !0;
                                                                                        if (valid102)
                                                                                          if (data214.originId !== void 0) {
                                                                                            let _errs519 = errors;
                                                                                            if (typeof data214.originId != "string")
                                                                                              return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/provenance/originId", schemaPath: "#/properties/loops/items/oneOf/1/properties/provenance/properties/originId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                            var valid102 = _errs519 === errors;
                                                                                          } else
                                                                                            var valid102 = !0;
                                                                                      } else
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/provenance", schemaPath: "#/properties/loops/items/oneOf/1/properties/provenance/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                    var valid95 = _errs514 === errors;
                                                                                  } else
                                                                                    var valid95 = !0;
                                                                                  if (valid95) {
                                                                                    if (data188.kind !== void 0) {
                                                                                      let data217 = data188.kind, _errs521 = errors;
                                                                                      if (typeof data217 != "string")
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/kind", schemaPath: "#/properties/loops/items/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                      if (data217 !== "for_each")
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/kind", schemaPath: "#/properties/loops/items/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "for_each" } }], !1;
                                                                                      var valid95 = _errs521 === errors;
                                                                                    } else
                                                                                      var valid95 = !0;
                                                                                    if (valid95)
                                                                                      if (data188.items !== void 0) {
                                                                                        let data218 = data188.items, _errs523 = errors;
                                                                                        if (errors === _errs523)
                                                                                          if (typeof data218 == "string") {
                                                                                            if (!pattern1.test(data218))
                                                                                              return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/items", schemaPath: "#/properties/loops/items/oneOf/1/properties/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                          } else
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/items", schemaPath: "#/properties/loops/items/oneOf/1/properties/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                        var valid95 = _errs523 === errors;
                                                                                      } else
                                                                                        var valid95 = !0;
                                                                                  }
                                                                                }
                                                                              }
                                                                            }
                                                                          }
                                                                        }
                                                                      } else
                                                                        return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35, schemaPath: "#/properties/loops/items/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35, schemaPath: "#/properties/loops/items/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag1 } }], !1;
                                                                else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35, schemaPath: "#/properties/loops/items/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag1 } }], !1;
                                                              }
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35, schemaPath: "#/properties/loops/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                          var valid83 = _errs440 === errors;
                                                          if (!valid83)
                                                            break;
                                                        }
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/loops", schemaPath: "#/properties/loops/type", keyword: "type", params: { type: "array" } }], !1;
                                                    var valid0 = _errs438 === errors;
                                                  } else
                                                    var valid0 = !0;
                                                  if (valid0) {
                                                    if (data.flow !== void 0) {
                                                      let data219 = data.flow, _errs525 = errors;
                                                      if (errors === _errs525)
                                                        if (Array.isArray(data219)) {
                                                          if (data219.length < 1)
                                                            return validate10.errors = [{ instancePath: instancePath + "/flow", schemaPath: "#/properties/flow/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                                          {
                                                            var valid103 = !0;
                                                            let len38 = data219.length;
                                                            for (let i38 = 0; i38 < len38; i38++) {
                                                              let data220 = data219[i38], _errs527 = errors;
                                                              if (errors === _errs527)
                                                                if (data220 && typeof data220 == "object" && !Array.isArray(data220)) {
                                                                  let missing41;
                                                                  if (data220.kind === void 0 && (missing41 = "kind"))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/flow/" + i38, schemaPath: "#/properties/flow/items/required", keyword: "required", params: { missingProperty: missing41 } }], !1;
                                                                  {
                                                                    let tag4 = data220.kind;
                                                                    if (typeof tag4 == "string")
                                                                      if (tag4 === "step") {
                                                                        if (errors === errors)
                                                                          if (data220 && typeof data220 == "object" && !Array.isArray(data220)) {
                                                                            let missing42;
                                                                            if (data220.kind === void 0 && (missing42 = "kind") || data220.stepId === void 0 && (missing42 = "stepId"))
                                                                              return validate10.errors = [{ instancePath: instancePath + "/flow/" + i38, schemaPath: "#/properties/flow/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing42 } }], !1;
                                                                            if (data220.kind !== void 0) {
                                                                              let data221 = data220.kind, _errs533 = errors;
                                                                              if (typeof data221 != "string")
                                                                                return validate10.errors = [{ instancePath: instancePath + "/flow/" + i38 + "/kind", schemaPath: "#/properties/flow/items/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                              if (data221 !== "step")
                                                                                return validate10.errors = [{ instancePath: instancePath + "/flow/" + i38 + "/kind", schemaPath: "#/properties/flow/items/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "step" } }], !1;
                                                                              var valid106 = _errs533 === errors;
                                                                            } else
                                                                              var valid106 = !0;
                                                                            if (valid106)
                                                                              if (data220.stepId !== void 0) {
                                                                                let data222 = data220.stepId, _errs535 = errors;
                                                                                if (errors === _errs535)
                                                                                  if (typeof data222 == "string") {
                                                                                    if (!pattern1.test(data222))
                                                                                      return validate10.errors = [{ instancePath: instancePath + "/flow/" + i38 + "/stepId", schemaPath: "#/properties/flow/items/oneOf/0/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                  } else
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/flow/" + i38 + "/stepId", schemaPath: "#/properties/flow/items/oneOf/0/properties/stepId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                var valid106 = _errs535 === errors;
                                                                              } else
                                                                                var valid106 = !0;
                                                                          } else
                                                                            return validate10.errors = [{ instancePath: instancePath + "/flow/" + i38, schemaPath: "#/properties/flow/items/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                                      } else if (tag4 === "loop") {
                                                                        if (errors === errors)
                                                                          if (data220 && typeof data220 == "object" && !Array.isArray(data220)) {
                                                                            let missing43;
                                                                            if (data220.kind === void 0 && (missing43 = "kind") || data220.loopId === void 0 && (missing43 = "loopId"))
                                                                              return validate10.errors = [{ instancePath: instancePath + "/flow/" + i38, schemaPath: "#/properties/flow/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing43 } }], !1;
                                                                            if (data220.kind !== void 0) {
                                                                              let data223 = data220.kind, _errs540 = errors;
                                                                              if (typeof data223 != "string")
                                                                                return validate10.errors = [{ instancePath: instancePath + "/flow/" + i38 + "/kind", schemaPath: "#/properties/flow/items/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                              if (data223 !== "loop")
                                                                                return validate10.errors = [{ instancePath: instancePath + "/flow/" + i38 + "/kind", schemaPath: "#/properties/flow/items/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "loop" } }], !1;
                                                                              var valid108 = _errs540 === errors;
                                                                            } else
                                                                              var valid108 = !0;
                                                                            if (valid108)
                                                                              if (data220.loopId !== void 0) {
                                                                                let data224 = data220.loopId, _errs542 = errors;
                                                                                if (errors === _errs542)
                                                                                  if (typeof data224 == "string") {
                                                                                    if (!pattern1.test(data224))
                                                                                      return validate10.errors = [{ instancePath: instancePath + "/flow/" + i38 + "/loopId", schemaPath: "#/properties/flow/items/oneOf/1/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                  } else
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/flow/" + i38 + "/loopId", schemaPath: "#/properties/flow/items/oneOf/1/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                var valid108 = _errs542 === errors;
                                                                              } else
                                                                                var valid108 = !0;
                                                                          } else
                                                                            return validate10.errors = [{ instancePath: instancePath + "/flow/" + i38, schemaPath: "#/properties/flow/items/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                                      } else
                                                                        return validate10.errors = [{ instancePath: instancePath + "/flow/" + i38, schemaPath: "#/properties/flow/items/discriminator", keyword: "discriminator", params: { error: "mapping", tag: "kind", tagValue: tag4 } }], !1;
                                                                    else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/flow/" + i38, schemaPath: "#/properties/flow/items/discriminator", keyword: "discriminator", params: { error: "tag", tag: "kind", tagValue: tag4 } }], !1;
                                                                  }
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/flow/" + i38, schemaPath: "#/properties/flow/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                              var valid103 = _errs527 === errors;
                                                              if (!valid103)
                                                                break;
                                                            }
                                                          }
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/flow", schemaPath: "#/properties/flow/type", keyword: "type", params: { type: "array" } }], !1;
                                                      var valid0 = _errs525 === errors;
                                                    } else
                                                      var valid0 = !0;
                                                    if (valid0) {
                                                      if (data.routing !== void 0) {
                                                        let data225 = data.routing, _errs544 = errors;
                                                        if (errors === _errs544)
                                                          if (Array.isArray(data225)) {
                                                            var valid109 = !0;
                                                            let len39 = data225.length;
                                                            for (let i39 = 0; i39 < len39; i39++) {
                                                              let data226 = data225[i39], _errs546 = errors;
                                                              if (errors === _errs546)
                                                                if (data226 && typeof data226 == "object" && !Array.isArray(data226)) {
                                                                  let missing44;
                                                                  if (data226.key === void 0 && (missing44 = "key") || data226.values === void 0 && (missing44 = "values"))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/routing/" + i39, schemaPath: "#/properties/routing/items/required", keyword: "required", params: { missingProperty: missing44 } }], !1;
                                                                  if (data226.key !== void 0) {
                                                                    let data227 = data226.key, _errs549 = errors;
                                                                    if (errors === _errs549)
                                                                      if (typeof data227 == "string") {
                                                                        if (!pattern1.test(data227))
                                                                          return validate10.errors = [{ instancePath: instancePath + "/routing/" + i39 + "/key", schemaPath: "#/properties/routing/items/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                      } else
                                                                        return validate10.errors = [{ instancePath: instancePath + "/routing/" + i39 + "/key", schemaPath: "#/properties/routing/items/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    var valid110 = _errs549 === errors;
                                                                  } else
                                                                    var valid110 = !0;
                                                                  if (valid110)
                                                                    if (data226.values !== void 0) {
                                                                      let data228 = data226.values, _errs551 = errors;
                                                                      if (errors === _errs551)
                                                                        if (Array.isArray(data228)) {
                                                                          var valid111 = !0;
                                                                          let len40 = data228.length;
                                                                          for (let i40 = 0; i40 < len40; i40++) {
                                                                            let _errs553 = errors;
                                                                            if (typeof data228[i40] != "string")
                                                                              return validate10.errors = [{ instancePath: instancePath + "/routing/" + i39 + "/values/" + i40, schemaPath: "#/properties/routing/items/properties/values/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                            var valid111 = _errs553 === errors;
                                                                            if (!valid111)
                                                                              break;
                                                                          }
                                                                        } else
                                                                          return validate10.errors = [{ instancePath: instancePath + "/routing/" + i39 + "/values", schemaPath: "#/properties/routing/items/properties/values/type", keyword: "type", params: { type: "array" } }], !1;
                                                                      var valid110 = _errs551 === errors;
                                                                    } else
                                                                      var valid110 = !0;
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/routing/" + i39, schemaPath: "#/properties/routing/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                              var valid109 = _errs546 === errors;
                                                              if (!valid109)
                                                                break;
                                                            }
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/routing", schemaPath: "#/properties/routing/type", keyword: "type", params: { type: "array" } }], !1;
                                                        var valid0 = _errs544 === errors;
                                                      } else
                                                        var valid0 = !0;
                                                      if (valid0) {
                                                        if (data.metadata !== void 0) {
                                                          let data230 = data.metadata, _errs555 = errors;
                                                          if (errors === _errs555 && !(data230 && typeof data230 == "object" && !Array.isArray(data230)))
                                                            return validate10.errors = [{ instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/type", keyword: "type", params: { type: "object" } }], !1;
                                                          var valid0 = _errs555 === errors;
                                                        } else
                                                          var valid0 = !0;
                                                        if (valid0)
                                                          if (data.compiledWarnings !== void 0) {
                                                            let data231 = data.compiledWarnings, _errs558 = errors;
                                                            if (errors === _errs558)
                                                              if (Array.isArray(data231)) {
                                                                var valid112 = !0;
                                                                let len41 = data231.length;
                                                                for (let i41 = 0; i41 < len41; i41++) {
                                                                  let data232 = data231[i41], _errs560 = errors;
                                                                  if (errors === _errs560)
                                                                    if (data232 && typeof data232 == "object" && !Array.isArray(data232)) {
                                                                      let missing45;
                                                                      if (data232.code === void 0 && (missing45 = "code"))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/compiledWarnings/" + i41, schemaPath: "#/properties/compiledWarnings/items/required", keyword: "required", params: { missingProperty: missing45 } }], !1;
                                                                      if (data232.code !== void 0) {
                                                                        let _errs563 = errors;
                                                                        if (typeof data232.code != "string")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/compiledWarnings/" + i41 + "/code", schemaPath: "#/properties/compiledWarnings/items/properties/code/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        var valid113 = _errs563 === errors;
                                                                      } else
                                                                        var valid113 = !0;
                                                                      if (valid113) {
                                                                        if (data232.stepId !== void 0) {
                                                                          let data234 = data232.stepId, _errs565 = errors;
                                                                          if (errors === _errs565)
                                                                            if (typeof data234 == "string") {
                                                                              if (!pattern1.test(data234))
                                                                                return validate10.errors = [{ instancePath: instancePath + "/compiledWarnings/" + i41 + "/stepId", schemaPath: "#/properties/compiledWarnings/items/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                            } else
                                                                              return validate10.errors = [{ instancePath: instancePath + "/compiledWarnings/" + i41 + "/stepId", schemaPath: "#/properties/compiledWarnings/items/properties/stepId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid113 = _errs565 === errors;
                                                                        } else
                                                                          var valid113 = !0;
                                                                        if (valid113)
                                                                          if (data232.detail !== void 0) {
                                                                            let _errs567 = errors;
                                                                            if (typeof data232.detail != "string")
                                                                              return validate10.errors = [{ instancePath: instancePath + "/compiledWarnings/" + i41 + "/detail", schemaPath: "#/properties/compiledWarnings/items/properties/detail/type", keyword: "type", params: { type: "string" } }], !1;
                                                                            var valid113 = _errs567 === errors;
                                                                          } else
                                                                            var valid113 = !0;
                                                                      }
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/compiledWarnings/" + i41, schemaPath: "#/properties/compiledWarnings/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                  var valid112 = _errs560 === errors;
                                                                  if (!valid112)
                                                                    break;
                                                                }
                                                              } else
                                                                return validate10.errors = [{ instancePath: instancePath + "/compiledWarnings", schemaPath: "#/properties/compiledWarnings/type", keyword: "type", params: { type: "array" } }], !1;
                                                            var valid0 = _errs558 === errors;
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
      return validate10.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }], !1;
  return validate10.errors = vErrors, errors === 0;
}
export {
  validateCompiledWorkflow
};
