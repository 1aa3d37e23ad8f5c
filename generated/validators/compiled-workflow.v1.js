// Generated from schemas/compiled-snapshot.ts by `npm run generate`; do not edit.
// <stdin>
var validateCompiledWorkflow = validate10, schema11 = { $schema: "http://json-schema.org/draft-07/schema#", title: "Compiled workflow snapshot", type: "object", properties: { schemaVersion: { type: "number", const: 1 }, workflowId: { type: "string", pattern: "^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$" }, kind: { type: "string", enum: ["workflow", "routine"] }, name: { type: "string" }, description: { type: "string" }, version: { type: "string" }, tags: { type: "array", items: { type: "string" } }, aliases: { type: "array", items: { type: "string" } }, agentRole: { type: "string" }, recommendations: { type: "object", properties: { autonomy: { type: "string", enum: ["guided", "full_auto_stop_on_user_deps", "full_auto_never_stop"] }, riskPolicy: { type: "string", enum: ["conservative", "balanced", "aggressive"] } }, additionalProperties: !0 }, capabilities: { type: "object", properties: { delegation: { type: "string", enum: ["required", "preferred", "disabled"] }, web_browsing: { type: "string", enum: ["required", "preferred", "disabled"] } }, additionalProperties: !0 }, features: { type: "array", items: { type: "object", properties: { featureId: { type: "string" }, config: { type: "object", additionalProperties: {} } }, required: ["featureId", "config"], additionalProperties: !0 } }, contracts: { type: "array", items: { type: "object", properties: { contractRef: { type: "string" }, artifactKind: { type: "string" }, schema: { type: "object", additionalProperties: {} }, example: {}, guidance: { type: "array", items: { type: "string" } } }, required: ["contractRef", "artifactKind", "schema", "guidance"], additionalProperties: !0 } }, inputs: { type: "array", items: { type: "object", properties: { key: { type: "string", pattern: "^[a-z0-9_-]+$" }, contextKey: { type: "string" }, kind: { type: "string", enum: ["string", "number", "boolean", "enum", "list"] }, values: { type: "array", items: { type: "string" } }, required: { type: "boolean" }, coerce: { type: "boolean", const: !0 }, description: { type: "string" }, sensitive: { type: "boolean", const: !0 } }, required: ["key", "kind", "required"], additionalProperties: !0 } }, conditions: { type: "array", items: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "always_true" } }, required: ["conditionId", "kind"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "always_false" } }, required: ["conditionId", "kind"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "loop_control" }, continueWhen: { type: "string", const: "continue" } }, required: ["conditionId", "kind", "continueWhen"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_equals" }, key: { type: "string", pattern: "^[a-z0-9_-]+$" }, value: { type: ["string", "number", "boolean"] } }, required: ["conditionId", "kind", "key", "value"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_in" }, key: { type: "string", pattern: "^[a-z0-9_-]+$" }, values: { type: "array", items: { type: ["string", "number", "boolean"] } } }, required: ["conditionId", "kind", "key", "values"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_at_least" }, key: { type: "string", pattern: "^[a-z0-9_-]+$" }, value: { type: "number" } }, required: ["conditionId", "kind", "key", "value"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_at_most" }, key: { type: "string", pattern: "^[a-z0-9_-]+$" }, value: { type: "number" } }, required: ["conditionId", "kind", "key", "value"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_contains" }, key: { type: "string", pattern: "^[a-z0-9_-]+$" }, value: { type: ["string", "number", "boolean"] } }, required: ["conditionId", "kind", "key", "value"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "context_present" }, key: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["conditionId", "kind", "key"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "all" }, of: { type: "array", items: { type: "string", pattern: "^[a-z0-9_-]+$" } } }, required: ["conditionId", "kind", "of"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "any" }, of: { type: "array", items: { type: "string", pattern: "^[a-z0-9_-]+$" } } }, required: ["conditionId", "kind", "of"], additionalProperties: !0 }, { type: "object", properties: { conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" }, kind: { type: "string", const: "not" }, of: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["conditionId", "kind", "of"], additionalProperties: !0 }] } }, functions: { type: "array", items: { type: "object", properties: { name: { type: "string" }, scope: { type: "string", enum: ["workflow", "loop", "step"] }, ownerId: { type: "string", pattern: "^[a-z0-9_-]+$" }, definition: { type: "string" } }, required: ["name", "scope", "definition"], additionalProperties: !0 } }, guidance: { type: "array", items: { type: "string" } }, references: { type: "array", items: { type: "object", properties: { id: { type: "string" }, title: { type: "string" }, source: { type: "string" }, purpose: { type: "string" }, authoritative: { type: "boolean" }, resolveFrom: { type: "string", enum: ["workspace", "package"] } }, required: ["id", "title", "source", "purpose", "authoritative", "resolveFrom"], additionalProperties: !0 } }, extensionPoints: { type: "array", items: { type: "object", properties: { slot: { type: "string" }, purpose: { type: "string" }, defaultBinding: { type: "string" }, acceptedKinds: { type: "array", items: { type: "string", enum: ["workflow", "routine"] } }, requiredContext: { type: "array", items: { type: "string" } }, optionalContext: { type: "array", items: { type: "string" } }, requiredArtifacts: { type: "array", items: { type: "string" } } }, required: ["slot", "purpose", "defaultBinding", "acceptedKinds", "requiredContext", "optionalContext", "requiredArtifacts"], additionalProperties: !0 } }, extensionContract: { type: "object", properties: { accepts: { type: "array", items: { type: "string" } }, produces: { type: "array", items: { type: "string" } } }, required: ["accepts", "produces"], additionalProperties: !0 }, bindings: { type: "array", items: { type: "object", properties: { slot: { type: "string" }, implementationId: { type: "string" }, kind: { type: "string", enum: ["workflow", "routine"] }, source: { type: "string", enum: ["cli", "project", "default", "fallback_to_default"] }, childHash: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, fallbackReason: { type: "string" } }, required: ["slot", "implementationId", "kind", "source", "childHash"], additionalProperties: !0 } }, steps: { type: "array", items: { type: "object", properties: { stepId: { type: "string", pattern: "^[a-z0-9_-]+$" }, title: { type: "string" }, requireConfirmation: { type: "boolean" }, notes: { type: "string", const: "required" }, agentRole: { type: "string" }, prompt: { type: "string" }, promptBlocks: { type: "object", properties: { goal: { type: "string" }, constraints: { type: "array", items: { type: "string" } }, procedure: { type: "array", items: { type: "string" } }, outputRequired: { type: "object", additionalProperties: { type: "string" } }, verify: { type: "array", items: { type: "string" } } }, additionalProperties: !0 }, refs: { type: "array", items: { type: "object", properties: { refId: { type: "string" }, refContentHash: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" }, bytes: { type: "integer", minimum: 0 }, block: { type: "string", enum: ["goal", "constraints", "procedure", "verify"] } }, required: ["refId", "refContentHash", "bytes", "block"], additionalProperties: !0 } }, when: { type: "string", pattern: "^[a-z0-9_-]+$" }, output: { type: "object", properties: { contractRef: { type: "string" }, required: { type: "boolean" }, seeds: { type: "array", items: { type: "string", pattern: "^[a-z0-9_-]+$" }, minItems: 1 }, stated: { type: "object", properties: { fields: { type: "array", items: { type: "string" } }, example: { type: "object", additionalProperties: {} } }, required: ["fields"], additionalProperties: !0 }, hints: { type: "object", additionalProperties: { type: "string" } }, assessmentContractRefs: { type: "array", items: { type: "string" } }, followups: { type: "array", items: { type: "object", properties: { contractRef: { type: "string" }, level: { type: "string" }, guidance: { type: "string" } }, required: ["contractRef", "level", "guidance"], additionalProperties: !0 } }, slotArtifacts: { type: "array", items: { type: "object", properties: { slot: { type: "string" }, names: { type: "array", items: { type: "string" }, minItems: 1 } }, required: ["slot", "names"], additionalProperties: !0 } } }, additionalProperties: !0 }, validationCriteria: {}, userDependencies: { type: "array", items: { type: "object", properties: { reason: { type: "string", enum: ["needs_user_secret_or_token", "needs_user_account_access", "needs_user_artifact", "needs_user_choice", "needs_user_approval", "needs_user_environment_action"] }, choiceKind: { type: "string", enum: ["preference_tradeoff", "scope_boundary", "irreversible_action", "external_side_effect", "policy_or_compliance"] }, contextKey: { type: "string", pattern: "^[a-z0-9_-]+$" }, message: { type: "string" } }, required: ["reason", "message"], additionalProperties: !0 } }, functionReferences: { type: "array", items: { type: "string" } }, probe: { type: "object", properties: { capability: { type: "string", enum: ["delegation", "web_browsing"] }, visibility: { type: "string", enum: ["collapsed", "shown"] }, templateId: { type: "string" } }, required: ["capability", "visibility", "templateId"], additionalProperties: !0 }, provenance: { type: "object", properties: { source: { type: "string", enum: ["authored", "template_injected", "feature_injected"] }, originId: { type: "string" } }, required: ["source"], additionalProperties: !0 } }, required: ["stepId", "title", "requireConfirmation", "prompt", "refs", "userDependencies", "functionReferences", "provenance"], additionalProperties: !0 }, minItems: 1 }, loops: { type: "array", items: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { loopId: { type: "string", pattern: "^[a-z0-9_-]+$" }, title: { type: "string" }, maxIterations: { type: "integer", exclusiveMinimum: 0 }, body: { type: "array", items: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "step" }, stepId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "stepId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "loop" }, loopId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "loopId"], additionalProperties: !0 }] } }, when: { type: "string", pattern: "^[a-z0-9_-]+$" }, provenance: { type: "object", properties: { source: { type: "string", enum: ["authored", "template_injected", "feature_injected"] }, originId: { type: "string" } }, required: ["source"], additionalProperties: !0 }, kind: { type: "string", const: "while" }, conditionId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["loopId", "title", "maxIterations", "body", "provenance", "kind", "conditionId"], additionalProperties: !0 }, { type: "object", properties: { loopId: { type: "string", pattern: "^[a-z0-9_-]+$" }, title: { type: "string" }, maxIterations: { type: "integer", exclusiveMinimum: 0 }, body: { type: "array", items: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "step" }, stepId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "stepId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "loop" }, loopId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "loopId"], additionalProperties: !0 }] } }, when: { type: "string", pattern: "^[a-z0-9_-]+$" }, provenance: { type: "object", properties: { source: { type: "string", enum: ["authored", "template_injected", "feature_injected"] }, originId: { type: "string" } }, required: ["source"], additionalProperties: !0 }, kind: { type: "string", const: "for_each" }, items: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["loopId", "title", "maxIterations", "body", "provenance", "kind", "items"], additionalProperties: !0 }] } }, flow: { type: "array", items: { type: "object", required: ["kind"], discriminator: { propertyName: "kind" }, oneOf: [{ type: "object", properties: { kind: { type: "string", const: "step" }, stepId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "stepId"], additionalProperties: !0 }, { type: "object", properties: { kind: { type: "string", const: "loop" }, loopId: { type: "string", pattern: "^[a-z0-9_-]+$" } }, required: ["kind", "loopId"], additionalProperties: !0 }] }, minItems: 1 }, routing: { type: "array", items: { type: "object", properties: { key: { type: "string", pattern: "^[a-z0-9_-]+$" }, values: { type: "array", items: { type: "string" } } }, required: ["key", "values"], additionalProperties: !0 } }, metadata: { type: "object", additionalProperties: {} }, compiledWarnings: { type: "array", items: { type: "object", properties: { code: { type: "string" }, stepId: { type: "string", pattern: "^[a-z0-9_-]+$" }, detail: { type: "string" } }, required: ["code"], additionalProperties: !0 } } }, required: ["schemaVersion", "workflowId", "kind", "name", "description", "version", "tags", "aliases", "recommendations", "capabilities", "features", "contracts", "inputs", "conditions", "functions", "guidance", "references", "extensionPoints", "bindings", "steps", "loops", "flow", "metadata", "compiledWarnings"], additionalProperties: !0 }, pattern0 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), pattern1 = new RegExp("^[a-z0-9_-]+$", "u"), pattern24 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
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
                                                      if (valid11) {
                                                        if (data29.description !== void 0) {
                                                          let _errs83 = errors;
                                                          if (typeof data29.description != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/inputs/" + i5 + "/description", schemaPath: "#/properties/inputs/items/properties/description/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid11 = _errs83 === errors;
                                                        } else
                                                          var valid11 = !0;
                                                        if (valid11)
                                                          if (data29.sensitive !== void 0) {
                                                            let data38 = data29.sensitive, _errs85 = errors;
                                                            if (typeof data38 != "boolean")
                                                              return validate10.errors = [{ instancePath: instancePath + "/inputs/" + i5 + "/sensitive", schemaPath: "#/properties/inputs/items/properties/sensitive/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                            if (data38 !== !0)
                                                              return validate10.errors = [{ instancePath: instancePath + "/inputs/" + i5 + "/sensitive", schemaPath: "#/properties/inputs/items/properties/sensitive/const", keyword: "const", params: { allowedValue: !0 } }], !1;
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
                                    let data39 = data.conditions, _errs87 = errors;
                                    if (errors === _errs87)
                                      if (Array.isArray(data39)) {
                                        var valid13 = !0;
                                        let len7 = data39.length;
                                        for (let i7 = 0; i7 < len7; i7++) {
                                          let data40 = data39[i7], _errs89 = errors;
                                          if (errors === _errs89)
                                            if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                                              let missing4;
                                              if (data40.kind === void 0 && (missing4 = "kind"))
                                                return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/required", keyword: "required", params: { missingProperty: missing4 } }], !1;
                                              {
                                                let tag0 = data40.kind;
                                                if (typeof tag0 == "string")
                                                  if (tag0 === "always_true") {
                                                    if (errors === errors)
                                                      if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                                                        let missing5;
                                                        if (data40.conditionId === void 0 && (missing5 = "conditionId") || data40.kind === void 0 && (missing5 = "kind"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing5 } }], !1;
                                                        if (data40.conditionId !== void 0) {
                                                          let data41 = data40.conditionId, _errs95 = errors;
                                                          if (errors === _errs95)
                                                            if (typeof data41 == "string") {
                                                              if (!pattern1.test(data41))
                                                                return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/0/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/0/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid16 = _errs95 === errors;
                                                        } else
                                                          var valid16 = !0;
                                                        if (valid16)
                                                          if (data40.kind !== void 0) {
                                                            let data42 = data40.kind, _errs97 = errors;
                                                            if (typeof data42 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data42 !== "always_true")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "always_true" } }], !1;
                                                            var valid16 = _errs97 === errors;
                                                          } else
                                                            var valid16 = !0;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag0 === "always_false") {
                                                    if (errors === errors)
                                                      if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                                                        let missing6;
                                                        if (data40.conditionId === void 0 && (missing6 = "conditionId") || data40.kind === void 0 && (missing6 = "kind"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing6 } }], !1;
                                                        if (data40.conditionId !== void 0) {
                                                          let data43 = data40.conditionId, _errs102 = errors;
                                                          if (errors === _errs102)
                                                            if (typeof data43 == "string") {
                                                              if (!pattern1.test(data43))
                                                                return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/1/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/1/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid18 = _errs102 === errors;
                                                        } else
                                                          var valid18 = !0;
                                                        if (valid18)
                                                          if (data40.kind !== void 0) {
                                                            let data44 = data40.kind, _errs104 = errors;
                                                            if (typeof data44 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data44 !== "always_false")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "always_false" } }], !1;
                                                            var valid18 = _errs104 === errors;
                                                          } else
                                                            var valid18 = !0;
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/1/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag0 === "loop_control") {
                                                    if (errors === errors)
                                                      if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                                                        let missing7;
                                                        if (data40.conditionId === void 0 && (missing7 = "conditionId") || data40.kind === void 0 && (missing7 = "kind") || data40.continueWhen === void 0 && (missing7 = "continueWhen"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/2/required", keyword: "required", params: { missingProperty: missing7 } }], !1;
                                                        if (data40.conditionId !== void 0) {
                                                          let data45 = data40.conditionId, _errs109 = errors;
                                                          if (errors === _errs109)
                                                            if (typeof data45 == "string") {
                                                              if (!pattern1.test(data45))
                                                                return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/2/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/2/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid20 = _errs109 === errors;
                                                        } else
                                                          var valid20 = !0;
                                                        if (valid20) {
                                                          if (data40.kind !== void 0) {
                                                            let data46 = data40.kind, _errs111 = errors;
                                                            if (typeof data46 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/2/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data46 !== "loop_control")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/2/properties/kind/const", keyword: "const", params: { allowedValue: "loop_control" } }], !1;
                                                            var valid20 = _errs111 === errors;
                                                          } else
                                                            var valid20 = !0;
                                                          if (valid20)
                                                            if (data40.continueWhen !== void 0) {
                                                              let data47 = data40.continueWhen, _errs113 = errors;
                                                              if (typeof data47 != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/continueWhen", schemaPath: "#/properties/conditions/items/oneOf/2/properties/continueWhen/type", keyword: "type", params: { type: "string" } }], !1;
                                                              if (data47 !== "continue")
                                                                return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/continueWhen", schemaPath: "#/properties/conditions/items/oneOf/2/properties/continueWhen/const", keyword: "const", params: { allowedValue: "continue" } }], !1;
                                                              var valid20 = _errs113 === errors;
                                                            } else
                                                              var valid20 = !0;
                                                        }
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/2/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag0 === "context_equals") {
                                                    if (errors === errors)
                                                      if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                                                        let missing8;
                                                        if (data40.conditionId === void 0 && (missing8 = "conditionId") || data40.kind === void 0 && (missing8 = "kind") || data40.key === void 0 && (missing8 = "key") || data40.value === void 0 && (missing8 = "value"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/3/required", keyword: "required", params: { missingProperty: missing8 } }], !1;
                                                        if (data40.conditionId !== void 0) {
                                                          let data48 = data40.conditionId, _errs118 = errors;
                                                          if (errors === _errs118)
                                                            if (typeof data48 == "string") {
                                                              if (!pattern1.test(data48))
                                                                return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/3/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/3/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid22 = _errs118 === errors;
                                                        } else
                                                          var valid22 = !0;
                                                        if (valid22) {
                                                          if (data40.kind !== void 0) {
                                                            let data49 = data40.kind, _errs120 = errors;
                                                            if (typeof data49 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/3/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data49 !== "context_equals")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/3/properties/kind/const", keyword: "const", params: { allowedValue: "context_equals" } }], !1;
                                                            var valid22 = _errs120 === errors;
                                                          } else
                                                            var valid22 = !0;
                                                          if (valid22) {
                                                            if (data40.key !== void 0) {
                                                              let data50 = data40.key, _errs122 = errors;
                                                              if (errors === _errs122)
                                                                if (typeof data50 == "string") {
                                                                  if (!pattern1.test(data50))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/key", schemaPath: "#/properties/conditions/items/oneOf/3/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/key", schemaPath: "#/properties/conditions/items/oneOf/3/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid22 = _errs122 === errors;
                                                            } else
                                                              var valid22 = !0;
                                                            if (valid22)
                                                              if (data40.value !== void 0) {
                                                                let data51 = data40.value, _errs124 = errors;
                                                                if (typeof data51 != "string" && typeof data51 != "number" && typeof data51 != "boolean")
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/value", schemaPath: "#/properties/conditions/items/oneOf/3/properties/value/type", keyword: "type", params: { type: schema11.properties.conditions.items.oneOf[3].properties.value.type } }], !1;
                                                                var valid22 = _errs124 === errors;
                                                              } else
                                                                var valid22 = !0;
                                                          }
                                                        }
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/3/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag0 === "context_in") {
                                                    if (errors === errors)
                                                      if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                                                        let missing9;
                                                        if (data40.conditionId === void 0 && (missing9 = "conditionId") || data40.kind === void 0 && (missing9 = "kind") || data40.key === void 0 && (missing9 = "key") || data40.values === void 0 && (missing9 = "values"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/4/required", keyword: "required", params: { missingProperty: missing9 } }], !1;
                                                        if (data40.conditionId !== void 0) {
                                                          let data52 = data40.conditionId, _errs129 = errors;
                                                          if (errors === _errs129)
                                                            if (typeof data52 == "string") {
                                                              if (!pattern1.test(data52))
                                                                return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/4/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/4/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid24 = _errs129 === errors;
                                                        } else
                                                          var valid24 = !0;
                                                        if (valid24) {
                                                          if (data40.kind !== void 0) {
                                                            let data53 = data40.kind, _errs131 = errors;
                                                            if (typeof data53 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/4/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data53 !== "context_in")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/4/properties/kind/const", keyword: "const", params: { allowedValue: "context_in" } }], !1;
                                                            var valid24 = _errs131 === errors;
                                                          } else
                                                            var valid24 = !0;
                                                          if (valid24) {
                                                            if (data40.key !== void 0) {
                                                              let data54 = data40.key, _errs133 = errors;
                                                              if (errors === _errs133)
                                                                if (typeof data54 == "string") {
                                                                  if (!pattern1.test(data54))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/key", schemaPath: "#/properties/conditions/items/oneOf/4/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/key", schemaPath: "#/properties/conditions/items/oneOf/4/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid24 = _errs133 === errors;
                                                            } else
                                                              var valid24 = !0;
                                                            if (valid24)
                                                              if (data40.values !== void 0) {
                                                                let data55 = data40.values, _errs135 = errors;
                                                                if (errors === _errs135)
                                                                  if (Array.isArray(data55)) {
                                                                    var valid25 = !0;
                                                                    let len8 = data55.length;
                                                                    for (let i8 = 0; i8 < len8; i8++) {
                                                                      let data56 = data55[i8], _errs137 = errors;
                                                                      if (typeof data56 != "string" && typeof data56 != "number" && typeof data56 != "boolean")
                                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/values/" + i8, schemaPath: "#/properties/conditions/items/oneOf/4/properties/values/items/type", keyword: "type", params: { type: schema11.properties.conditions.items.oneOf[4].properties.values.items.type } }], !1;
                                                                      var valid25 = _errs137 === errors;
                                                                      if (!valid25)
                                                                        break;
                                                                    }
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/values", schemaPath: "#/properties/conditions/items/oneOf/4/properties/values/type", keyword: "type", params: { type: "array" } }], !1;
                                                                var valid24 = _errs135 === errors;
                                                              } else
                                                                var valid24 = !0;
                                                          }
                                                        }
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/4/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag0 === "context_at_least") {
                                                    if (errors === errors)
                                                      if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                                                        let missing10;
                                                        if (data40.conditionId === void 0 && (missing10 = "conditionId") || data40.kind === void 0 && (missing10 = "kind") || data40.key === void 0 && (missing10 = "key") || data40.value === void 0 && (missing10 = "value"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/5/required", keyword: "required", params: { missingProperty: missing10 } }], !1;
                                                        if (data40.conditionId !== void 0) {
                                                          let data57 = data40.conditionId, _errs142 = errors;
                                                          if (errors === _errs142)
                                                            if (typeof data57 == "string") {
                                                              if (!pattern1.test(data57))
                                                                return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/5/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/5/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid27 = _errs142 === errors;
                                                        } else
                                                          var valid27 = !0;
                                                        if (valid27) {
                                                          if (data40.kind !== void 0) {
                                                            let data58 = data40.kind, _errs144 = errors;
                                                            if (typeof data58 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/5/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data58 !== "context_at_least")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/5/properties/kind/const", keyword: "const", params: { allowedValue: "context_at_least" } }], !1;
                                                            var valid27 = _errs144 === errors;
                                                          } else
                                                            var valid27 = !0;
                                                          if (valid27) {
                                                            if (data40.key !== void 0) {
                                                              let data59 = data40.key, _errs146 = errors;
                                                              if (errors === _errs146)
                                                                if (typeof data59 == "string") {
                                                                  if (!pattern1.test(data59))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/key", schemaPath: "#/properties/conditions/items/oneOf/5/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/key", schemaPath: "#/properties/conditions/items/oneOf/5/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid27 = _errs146 === errors;
                                                            } else
                                                              var valid27 = !0;
                                                            if (valid27)
                                                              if (data40.value !== void 0) {
                                                                let _errs148 = errors;
                                                                if (typeof data40.value != "number")
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/value", schemaPath: "#/properties/conditions/items/oneOf/5/properties/value/type", keyword: "type", params: { type: "number" } }], !1;
                                                                var valid27 = _errs148 === errors;
                                                              } else
                                                                var valid27 = !0;
                                                          }
                                                        }
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/5/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag0 === "context_at_most") {
                                                    if (errors === errors)
                                                      if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                                                        let missing11;
                                                        if (data40.conditionId === void 0 && (missing11 = "conditionId") || data40.kind === void 0 && (missing11 = "kind") || data40.key === void 0 && (missing11 = "key") || data40.value === void 0 && (missing11 = "value"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/6/required", keyword: "required", params: { missingProperty: missing11 } }], !1;
                                                        if (data40.conditionId !== void 0) {
                                                          let data61 = data40.conditionId, _errs153 = errors;
                                                          if (errors === _errs153)
                                                            if (typeof data61 == "string") {
                                                              if (!pattern1.test(data61))
                                                                return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/6/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/6/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid29 = _errs153 === errors;
                                                        } else
                                                          var valid29 = !0;
                                                        if (valid29) {
                                                          if (data40.kind !== void 0) {
                                                            let data62 = data40.kind, _errs155 = errors;
                                                            if (typeof data62 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/6/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data62 !== "context_at_most")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/6/properties/kind/const", keyword: "const", params: { allowedValue: "context_at_most" } }], !1;
                                                            var valid29 = _errs155 === errors;
                                                          } else
                                                            var valid29 = !0;
                                                          if (valid29) {
                                                            if (data40.key !== void 0) {
                                                              let data63 = data40.key, _errs157 = errors;
                                                              if (errors === _errs157)
                                                                if (typeof data63 == "string") {
                                                                  if (!pattern1.test(data63))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/key", schemaPath: "#/properties/conditions/items/oneOf/6/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/key", schemaPath: "#/properties/conditions/items/oneOf/6/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid29 = _errs157 === errors;
                                                            } else
                                                              var valid29 = !0;
                                                            if (valid29)
                                                              if (data40.value !== void 0) {
                                                                let _errs159 = errors;
                                                                if (typeof data40.value != "number")
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/value", schemaPath: "#/properties/conditions/items/oneOf/6/properties/value/type", keyword: "type", params: { type: "number" } }], !1;
                                                                var valid29 = _errs159 === errors;
                                                              } else
                                                                var valid29 = !0;
                                                          }
                                                        }
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/6/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag0 === "context_contains") {
                                                    if (errors === errors)
                                                      if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                                                        let missing12;
                                                        if (data40.conditionId === void 0 && (missing12 = "conditionId") || data40.kind === void 0 && (missing12 = "kind") || data40.key === void 0 && (missing12 = "key") || data40.value === void 0 && (missing12 = "value"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/7/required", keyword: "required", params: { missingProperty: missing12 } }], !1;
                                                        if (data40.conditionId !== void 0) {
                                                          let data65 = data40.conditionId, _errs164 = errors;
                                                          if (errors === _errs164)
                                                            if (typeof data65 == "string") {
                                                              if (!pattern1.test(data65))
                                                                return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/7/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/7/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid31 = _errs164 === errors;
                                                        } else
                                                          var valid31 = !0;
                                                        if (valid31) {
                                                          if (data40.kind !== void 0) {
                                                            let data66 = data40.kind, _errs166 = errors;
                                                            if (typeof data66 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/7/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data66 !== "context_contains")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/7/properties/kind/const", keyword: "const", params: { allowedValue: "context_contains" } }], !1;
                                                            var valid31 = _errs166 === errors;
                                                          } else
                                                            var valid31 = !0;
                                                          if (valid31) {
                                                            if (data40.key !== void 0) {
                                                              let data67 = data40.key, _errs168 = errors;
                                                              if (errors === _errs168)
                                                                if (typeof data67 == "string") {
                                                                  if (!pattern1.test(data67))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/key", schemaPath: "#/properties/conditions/items/oneOf/7/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/key", schemaPath: "#/properties/conditions/items/oneOf/7/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid31 = _errs168 === errors;
                                                            } else
                                                              var valid31 = !0;
                                                            if (valid31)
                                                              if (data40.value !== void 0) {
                                                                let data68 = data40.value, _errs170 = errors;
                                                                if (typeof data68 != "string" && typeof data68 != "number" && typeof data68 != "boolean")
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/value", schemaPath: "#/properties/conditions/items/oneOf/7/properties/value/type", keyword: "type", params: { type: schema11.properties.conditions.items.oneOf[7].properties.value.type } }], !1;
                                                                var valid31 = _errs170 === errors;
                                                              } else
                                                                var valid31 = !0;
                                                          }
                                                        }
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/7/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag0 === "context_present") {
                                                    if (errors === errors)
                                                      if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                                                        let missing13;
                                                        if (data40.conditionId === void 0 && (missing13 = "conditionId") || data40.kind === void 0 && (missing13 = "kind") || data40.key === void 0 && (missing13 = "key"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/8/required", keyword: "required", params: { missingProperty: missing13 } }], !1;
                                                        if (data40.conditionId !== void 0) {
                                                          let data69 = data40.conditionId, _errs175 = errors;
                                                          if (errors === _errs175)
                                                            if (typeof data69 == "string") {
                                                              if (!pattern1.test(data69))
                                                                return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/8/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/8/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid33 = _errs175 === errors;
                                                        } else
                                                          var valid33 = !0;
                                                        if (valid33) {
                                                          if (data40.kind !== void 0) {
                                                            let data70 = data40.kind, _errs177 = errors;
                                                            if (typeof data70 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/8/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data70 !== "context_present")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/8/properties/kind/const", keyword: "const", params: { allowedValue: "context_present" } }], !1;
                                                            var valid33 = _errs177 === errors;
                                                          } else
                                                            var valid33 = !0;
                                                          if (valid33)
                                                            if (data40.key !== void 0) {
                                                              let data71 = data40.key, _errs179 = errors;
                                                              if (errors === _errs179)
                                                                if (typeof data71 == "string") {
                                                                  if (!pattern1.test(data71))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/key", schemaPath: "#/properties/conditions/items/oneOf/8/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/key", schemaPath: "#/properties/conditions/items/oneOf/8/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid33 = _errs179 === errors;
                                                            } else
                                                              var valid33 = !0;
                                                        }
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/8/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag0 === "all") {
                                                    if (errors === errors)
                                                      if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                                                        let missing14;
                                                        if (data40.conditionId === void 0 && (missing14 = "conditionId") || data40.kind === void 0 && (missing14 = "kind") || data40.of === void 0 && (missing14 = "of"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/9/required", keyword: "required", params: { missingProperty: missing14 } }], !1;
                                                        if (data40.conditionId !== void 0) {
                                                          let data72 = data40.conditionId, _errs184 = errors;
                                                          if (errors === _errs184)
                                                            if (typeof data72 == "string") {
                                                              if (!pattern1.test(data72))
                                                                return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/9/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/9/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid35 = _errs184 === errors;
                                                        } else
                                                          var valid35 = !0;
                                                        if (valid35) {
                                                          if (data40.kind !== void 0) {
                                                            let data73 = data40.kind, _errs186 = errors;
                                                            if (typeof data73 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/9/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data73 !== "all")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/9/properties/kind/const", keyword: "const", params: { allowedValue: "all" } }], !1;
                                                            var valid35 = _errs186 === errors;
                                                          } else
                                                            var valid35 = !0;
                                                          if (valid35)
                                                            if (data40.of !== void 0) {
                                                              let data74 = data40.of, _errs188 = errors;
                                                              if (errors === _errs188)
                                                                if (Array.isArray(data74)) {
                                                                  var valid36 = !0;
                                                                  let len9 = data74.length;
                                                                  for (let i9 = 0; i9 < len9; i9++) {
                                                                    let data75 = data74[i9], _errs190 = errors;
                                                                    if (errors === _errs190)
                                                                      if (typeof data75 == "string") {
                                                                        if (!pattern1.test(data75))
                                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/of/" + i9, schemaPath: "#/properties/conditions/items/oneOf/9/properties/of/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                      } else
                                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/of/" + i9, schemaPath: "#/properties/conditions/items/oneOf/9/properties/of/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    var valid36 = _errs190 === errors;
                                                                    if (!valid36)
                                                                      break;
                                                                  }
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/of", schemaPath: "#/properties/conditions/items/oneOf/9/properties/of/type", keyword: "type", params: { type: "array" } }], !1;
                                                              var valid35 = _errs188 === errors;
                                                            } else
                                                              var valid35 = !0;
                                                        }
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/9/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag0 === "any") {
                                                    if (errors === errors)
                                                      if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                                                        let missing15;
                                                        if (data40.conditionId === void 0 && (missing15 = "conditionId") || data40.kind === void 0 && (missing15 = "kind") || data40.of === void 0 && (missing15 = "of"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/10/required", keyword: "required", params: { missingProperty: missing15 } }], !1;
                                                        if (data40.conditionId !== void 0) {
                                                          let data76 = data40.conditionId, _errs195 = errors;
                                                          if (errors === _errs195)
                                                            if (typeof data76 == "string") {
                                                              if (!pattern1.test(data76))
                                                                return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/10/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/10/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid38 = _errs195 === errors;
                                                        } else
                                                          var valid38 = !0;
                                                        if (valid38) {
                                                          if (data40.kind !== void 0) {
                                                            let data77 = data40.kind, _errs197 = errors;
                                                            if (typeof data77 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/10/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data77 !== "any")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/10/properties/kind/const", keyword: "const", params: { allowedValue: "any" } }], !1;
                                                            var valid38 = _errs197 === errors;
                                                          } else
                                                            var valid38 = !0;
                                                          if (valid38)
                                                            if (data40.of !== void 0) {
                                                              let data78 = data40.of, _errs199 = errors;
                                                              if (errors === _errs199)
                                                                if (Array.isArray(data78)) {
                                                                  var valid39 = !0;
                                                                  let len10 = data78.length;
                                                                  for (let i10 = 0; i10 < len10; i10++) {
                                                                    let data79 = data78[i10], _errs201 = errors;
                                                                    if (errors === _errs201)
                                                                      if (typeof data79 == "string") {
                                                                        if (!pattern1.test(data79))
                                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/of/" + i10, schemaPath: "#/properties/conditions/items/oneOf/10/properties/of/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                      } else
                                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/of/" + i10, schemaPath: "#/properties/conditions/items/oneOf/10/properties/of/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    var valid39 = _errs201 === errors;
                                                                    if (!valid39)
                                                                      break;
                                                                  }
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/of", schemaPath: "#/properties/conditions/items/oneOf/10/properties/of/type", keyword: "type", params: { type: "array" } }], !1;
                                                              var valid38 = _errs199 === errors;
                                                            } else
                                                              var valid38 = !0;
                                                        }
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/10/type", keyword: "type", params: { type: "object" } }], !1;
                                                  } else if (tag0 === "not") {
                                                    if (errors === errors)
                                                      if (data40 && typeof data40 == "object" && !Array.isArray(data40)) {
                                                        let missing16;
                                                        if (data40.conditionId === void 0 && (missing16 = "conditionId") || data40.kind === void 0 && (missing16 = "kind") || data40.of === void 0 && (missing16 = "of"))
                                                          return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7, schemaPath: "#/properties/conditions/items/oneOf/11/required", keyword: "required", params: { missingProperty: missing16 } }], !1;
                                                        if (data40.conditionId !== void 0) {
                                                          let data80 = data40.conditionId, _errs206 = errors;
                                                          if (errors === _errs206)
                                                            if (typeof data80 == "string") {
                                                              if (!pattern1.test(data80))
                                                                return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/11/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                            } else
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/conditionId", schemaPath: "#/properties/conditions/items/oneOf/11/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid41 = _errs206 === errors;
                                                        } else
                                                          var valid41 = !0;
                                                        if (valid41) {
                                                          if (data40.kind !== void 0) {
                                                            let data81 = data40.kind, _errs208 = errors;
                                                            if (typeof data81 != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/11/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                            if (data81 !== "not")
                                                              return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/kind", schemaPath: "#/properties/conditions/items/oneOf/11/properties/kind/const", keyword: "const", params: { allowedValue: "not" } }], !1;
                                                            var valid41 = _errs208 === errors;
                                                          } else
                                                            var valid41 = !0;
                                                          if (valid41)
                                                            if (data40.of !== void 0) {
                                                              let data82 = data40.of, _errs210 = errors;
                                                              if (errors === _errs210)
                                                                if (typeof data82 == "string") {
                                                                  if (!pattern1.test(data82))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/of", schemaPath: "#/properties/conditions/items/oneOf/11/properties/of/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/conditions/" + i7 + "/of", schemaPath: "#/properties/conditions/items/oneOf/11/properties/of/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid41 = _errs210 === errors;
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
                                          var valid13 = _errs89 === errors;
                                          if (!valid13)
                                            break;
                                        }
                                      } else
                                        return validate10.errors = [{ instancePath: instancePath + "/conditions", schemaPath: "#/properties/conditions/type", keyword: "type", params: { type: "array" } }], !1;
                                    var valid0 = _errs87 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.functions !== void 0) {
                                      let data83 = data.functions, _errs212 = errors;
                                      if (errors === _errs212)
                                        if (Array.isArray(data83)) {
                                          var valid42 = !0;
                                          let len11 = data83.length;
                                          for (let i11 = 0; i11 < len11; i11++) {
                                            let data84 = data83[i11], _errs214 = errors;
                                            if (errors === _errs214)
                                              if (data84 && typeof data84 == "object" && !Array.isArray(data84)) {
                                                let missing17;
                                                if (data84.name === void 0 && (missing17 = "name") || data84.scope === void 0 && (missing17 = "scope") || data84.definition === void 0 && (missing17 = "definition"))
                                                  return validate10.errors = [{ instancePath: instancePath + "/functions/" + i11, schemaPath: "#/properties/functions/items/required", keyword: "required", params: { missingProperty: missing17 } }], !1;
                                                if (data84.name !== void 0) {
                                                  let _errs217 = errors;
                                                  if (typeof data84.name != "string")
                                                    return validate10.errors = [{ instancePath: instancePath + "/functions/" + i11 + "/name", schemaPath: "#/properties/functions/items/properties/name/type", keyword: "type", params: { type: "string" } }], !1;
                                                  var valid43 = _errs217 === errors;
                                                } else
                                                  var valid43 = !0;
                                                if (valid43) {
                                                  if (data84.scope !== void 0) {
                                                    let data86 = data84.scope, _errs219 = errors;
                                                    if (typeof data86 != "string")
                                                      return validate10.errors = [{ instancePath: instancePath + "/functions/" + i11 + "/scope", schemaPath: "#/properties/functions/items/properties/scope/type", keyword: "type", params: { type: "string" } }], !1;
                                                    if (!(data86 === "workflow" || data86 === "loop" || data86 === "step"))
                                                      return validate10.errors = [{ instancePath: instancePath + "/functions/" + i11 + "/scope", schemaPath: "#/properties/functions/items/properties/scope/enum", keyword: "enum", params: { allowedValues: schema11.properties.functions.items.properties.scope.enum } }], !1;
                                                    var valid43 = _errs219 === errors;
                                                  } else
                                                    var valid43 = !0;
                                                  if (valid43) {
                                                    if (data84.ownerId !== void 0) {
                                                      let data87 = data84.ownerId, _errs221 = errors;
                                                      if (errors === _errs221)
                                                        if (typeof data87 == "string") {
                                                          if (!pattern1.test(data87))
                                                            return validate10.errors = [{ instancePath: instancePath + "/functions/" + i11 + "/ownerId", schemaPath: "#/properties/functions/items/properties/ownerId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/functions/" + i11 + "/ownerId", schemaPath: "#/properties/functions/items/properties/ownerId/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid43 = _errs221 === errors;
                                                    } else
                                                      var valid43 = !0;
                                                    if (valid43)
                                                      if (data84.definition !== void 0) {
                                                        let _errs223 = errors;
                                                        if (typeof data84.definition != "string")
                                                          return validate10.errors = [{ instancePath: instancePath + "/functions/" + i11 + "/definition", schemaPath: "#/properties/functions/items/properties/definition/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid43 = _errs223 === errors;
                                                      } else
                                                        var valid43 = !0;
                                                  }
                                                }
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/functions/" + i11, schemaPath: "#/properties/functions/items/type", keyword: "type", params: { type: "object" } }], !1;
                                            var valid42 = _errs214 === errors;
                                            if (!valid42)
                                              break;
                                          }
                                        } else
                                          return validate10.errors = [{ instancePath: instancePath + "/functions", schemaPath: "#/properties/functions/type", keyword: "type", params: { type: "array" } }], !1;
                                      var valid0 = _errs212 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.guidance !== void 0) {
                                        let data89 = data.guidance, _errs225 = errors;
                                        if (errors === _errs225)
                                          if (Array.isArray(data89)) {
                                            var valid44 = !0;
                                            let len12 = data89.length;
                                            for (let i12 = 0; i12 < len12; i12++) {
                                              let _errs227 = errors;
                                              if (typeof data89[i12] != "string")
                                                return validate10.errors = [{ instancePath: instancePath + "/guidance/" + i12, schemaPath: "#/properties/guidance/items/type", keyword: "type", params: { type: "string" } }], !1;
                                              var valid44 = _errs227 === errors;
                                              if (!valid44)
                                                break;
                                            }
                                          } else
                                            return validate10.errors = [{ instancePath: instancePath + "/guidance", schemaPath: "#/properties/guidance/type", keyword: "type", params: { type: "array" } }], !1;
                                        var valid0 = _errs225 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.references !== void 0) {
                                          let data91 = data.references, _errs229 = errors;
                                          if (errors === _errs229)
                                            if (Array.isArray(data91)) {
                                              var valid45 = !0;
                                              let len13 = data91.length;
                                              for (let i13 = 0; i13 < len13; i13++) {
                                                let data92 = data91[i13], _errs231 = errors;
                                                if (errors === _errs231)
                                                  if (data92 && typeof data92 == "object" && !Array.isArray(data92)) {
                                                    let missing18;
                                                    if (data92.id === void 0 && (missing18 = "id") || data92.title === void 0 && (missing18 = "title") || data92.source === void 0 && (missing18 = "source") || data92.purpose === void 0 && (missing18 = "purpose") || data92.authoritative === void 0 && (missing18 = "authoritative") || data92.resolveFrom === void 0 && (missing18 = "resolveFrom"))
                                                      return validate10.errors = [{ instancePath: instancePath + "/references/" + i13, schemaPath: "#/properties/references/items/required", keyword: "required", params: { missingProperty: missing18 } }], !1;
                                                    if (data92.id !== void 0) {
                                                      let _errs234 = errors;
                                                      if (typeof data92.id != "string")
                                                        return validate10.errors = [{ instancePath: instancePath + "/references/" + i13 + "/id", schemaPath: "#/properties/references/items/properties/id/type", keyword: "type", params: { type: "string" } }], !1;
                                                      var valid46 = _errs234 === errors;
                                                    } else
                                                      var valid46 = !0;
                                                    if (valid46) {
                                                      if (data92.title !== void 0) {
                                                        let _errs236 = errors;
                                                        if (typeof data92.title != "string")
                                                          return validate10.errors = [{ instancePath: instancePath + "/references/" + i13 + "/title", schemaPath: "#/properties/references/items/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid46 = _errs236 === errors;
                                                      } else
                                                        var valid46 = !0;
                                                      if (valid46) {
                                                        if (data92.source !== void 0) {
                                                          let _errs238 = errors;
                                                          if (typeof data92.source != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/references/" + i13 + "/source", schemaPath: "#/properties/references/items/properties/source/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid46 = _errs238 === errors;
                                                        } else
                                                          var valid46 = !0;
                                                        if (valid46) {
                                                          if (data92.purpose !== void 0) {
                                                            let _errs240 = errors;
                                                            if (typeof data92.purpose != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/references/" + i13 + "/purpose", schemaPath: "#/properties/references/items/properties/purpose/type", keyword: "type", params: { type: "string" } }], !1;
                                                            var valid46 = _errs240 === errors;
                                                          } else
                                                            var valid46 = !0;
                                                          if (valid46) {
                                                            if (data92.authoritative !== void 0) {
                                                              let _errs242 = errors;
                                                              if (typeof data92.authoritative != "boolean")
                                                                return validate10.errors = [{ instancePath: instancePath + "/references/" + i13 + "/authoritative", schemaPath: "#/properties/references/items/properties/authoritative/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                              var valid46 = _errs242 === errors;
                                                            } else
                                                              var valid46 = !0;
                                                            if (valid46)
                                                              if (data92.resolveFrom !== void 0) {
                                                                let data98 = data92.resolveFrom, _errs244 = errors;
                                                                if (typeof data98 != "string")
                                                                  return validate10.errors = [{ instancePath: instancePath + "/references/" + i13 + "/resolveFrom", schemaPath: "#/properties/references/items/properties/resolveFrom/type", keyword: "type", params: { type: "string" } }], !1;
                                                                if (!(data98 === "workspace" || data98 === "package"))
                                                                  return validate10.errors = [{ instancePath: instancePath + "/references/" + i13 + "/resolveFrom", schemaPath: "#/properties/references/items/properties/resolveFrom/enum", keyword: "enum", params: { allowedValues: schema11.properties.references.items.properties.resolveFrom.enum } }], !1;
                                                                var valid46 = _errs244 === errors;
                                                              } else
                                                                var valid46 = !0;
                                                          }
                                                        }
                                                      }
                                                    }
                                                  } else
                                                    return validate10.errors = [{ instancePath: instancePath + "/references/" + i13, schemaPath: "#/properties/references/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                var valid45 = _errs231 === errors;
                                                if (!valid45)
                                                  break;
                                              }
                                            } else
                                              return validate10.errors = [{ instancePath: instancePath + "/references", schemaPath: "#/properties/references/type", keyword: "type", params: { type: "array" } }], !1;
                                          var valid0 = _errs229 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.extensionPoints !== void 0) {
                                            let data99 = data.extensionPoints, _errs246 = errors;
                                            if (errors === _errs246)
                                              if (Array.isArray(data99)) {
                                                var valid47 = !0;
                                                let len14 = data99.length;
                                                for (let i14 = 0; i14 < len14; i14++) {
                                                  let data100 = data99[i14], _errs248 = errors;
                                                  if (errors === _errs248)
                                                    if (data100 && typeof data100 == "object" && !Array.isArray(data100)) {
                                                      let missing19;
                                                      if (data100.slot === void 0 && (missing19 = "slot") || data100.purpose === void 0 && (missing19 = "purpose") || data100.defaultBinding === void 0 && (missing19 = "defaultBinding") || data100.acceptedKinds === void 0 && (missing19 = "acceptedKinds") || data100.requiredContext === void 0 && (missing19 = "requiredContext") || data100.optionalContext === void 0 && (missing19 = "optionalContext") || data100.requiredArtifacts === void 0 && (missing19 = "requiredArtifacts"))
                                                        return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i14, schemaPath: "#/properties/extensionPoints/items/required", keyword: "required", params: { missingProperty: missing19 } }], !1;
                                                      if (data100.slot !== void 0) {
                                                        let _errs251 = errors;
                                                        if (typeof data100.slot != "string")
                                                          return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i14 + "/slot", schemaPath: "#/properties/extensionPoints/items/properties/slot/type", keyword: "type", params: { type: "string" } }], !1;
                                                        var valid48 = _errs251 === errors;
                                                      } else
                                                        var valid48 = !0;
                                                      if (valid48) {
                                                        if (data100.purpose !== void 0) {
                                                          let _errs253 = errors;
                                                          if (typeof data100.purpose != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i14 + "/purpose", schemaPath: "#/properties/extensionPoints/items/properties/purpose/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid48 = _errs253 === errors;
                                                        } else
                                                          var valid48 = !0;
                                                        if (valid48) {
                                                          if (data100.defaultBinding !== void 0) {
                                                            let _errs255 = errors;
                                                            if (typeof data100.defaultBinding != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i14 + "/defaultBinding", schemaPath: "#/properties/extensionPoints/items/properties/defaultBinding/type", keyword: "type", params: { type: "string" } }], !1;
                                                            var valid48 = _errs255 === errors;
                                                          } else
                                                            var valid48 = !0;
                                                          if (valid48) {
                                                            if (data100.acceptedKinds !== void 0) {
                                                              let data104 = data100.acceptedKinds, _errs257 = errors;
                                                              if (errors === _errs257)
                                                                if (Array.isArray(data104)) {
                                                                  var valid49 = !0;
                                                                  let len15 = data104.length;
                                                                  for (let i15 = 0; i15 < len15; i15++) {
                                                                    let data105 = data104[i15], _errs259 = errors;
                                                                    if (typeof data105 != "string")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i14 + "/acceptedKinds/" + i15, schemaPath: "#/properties/extensionPoints/items/properties/acceptedKinds/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    if (!(data105 === "workflow" || data105 === "routine"))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i14 + "/acceptedKinds/" + i15, schemaPath: "#/properties/extensionPoints/items/properties/acceptedKinds/items/enum", keyword: "enum", params: { allowedValues: schema11.properties.extensionPoints.items.properties.acceptedKinds.items.enum } }], !1;
                                                                    var valid49 = _errs259 === errors;
                                                                    if (!valid49)
                                                                      break;
                                                                  }
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i14 + "/acceptedKinds", schemaPath: "#/properties/extensionPoints/items/properties/acceptedKinds/type", keyword: "type", params: { type: "array" } }], !1;
                                                              var valid48 = _errs257 === errors;
                                                            } else
                                                              var valid48 = !0;
                                                            if (valid48) {
                                                              if (data100.requiredContext !== void 0) {
                                                                let data106 = data100.requiredContext, _errs261 = errors;
                                                                if (errors === _errs261)
                                                                  if (Array.isArray(data106)) {
                                                                    var valid50 = !0;
                                                                    let len16 = data106.length;
                                                                    for (let i16 = 0; i16 < len16; i16++) {
                                                                      let _errs263 = errors;
                                                                      if (typeof data106[i16] != "string")
                                                                        return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i14 + "/requiredContext/" + i16, schemaPath: "#/properties/extensionPoints/items/properties/requiredContext/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      var valid50 = _errs263 === errors;
                                                                      if (!valid50)
                                                                        break;
                                                                    }
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i14 + "/requiredContext", schemaPath: "#/properties/extensionPoints/items/properties/requiredContext/type", keyword: "type", params: { type: "array" } }], !1;
                                                                var valid48 = _errs261 === errors;
                                                              } else
                                                                var valid48 = !0;
                                                              if (valid48) {
                                                                if (data100.optionalContext !== void 0) {
                                                                  let data108 = data100.optionalContext, _errs265 = errors;
                                                                  if (errors === _errs265)
                                                                    if (Array.isArray(data108)) {
                                                                      var valid51 = !0;
                                                                      let len17 = data108.length;
                                                                      for (let i17 = 0; i17 < len17; i17++) {
                                                                        let _errs267 = errors;
                                                                        if (typeof data108[i17] != "string")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i14 + "/optionalContext/" + i17, schemaPath: "#/properties/extensionPoints/items/properties/optionalContext/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        var valid51 = _errs267 === errors;
                                                                        if (!valid51)
                                                                          break;
                                                                      }
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i14 + "/optionalContext", schemaPath: "#/properties/extensionPoints/items/properties/optionalContext/type", keyword: "type", params: { type: "array" } }], !1;
                                                                  var valid48 = _errs265 === errors;
                                                                } else
                                                                  var valid48 = !0;
                                                                if (valid48)
                                                                  if (data100.requiredArtifacts !== void 0) {
                                                                    let data110 = data100.requiredArtifacts, _errs269 = errors;
                                                                    if (errors === _errs269)
                                                                      if (Array.isArray(data110)) {
                                                                        var valid52 = !0;
                                                                        let len18 = data110.length;
                                                                        for (let i18 = 0; i18 < len18; i18++) {
                                                                          let _errs271 = errors;
                                                                          if (typeof data110[i18] != "string")
                                                                            return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i14 + "/requiredArtifacts/" + i18, schemaPath: "#/properties/extensionPoints/items/properties/requiredArtifacts/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid52 = _errs271 === errors;
                                                                          if (!valid52)
                                                                            break;
                                                                        }
                                                                      } else
                                                                        return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i14 + "/requiredArtifacts", schemaPath: "#/properties/extensionPoints/items/properties/requiredArtifacts/type", keyword: "type", params: { type: "array" } }], !1;
                                                                    var valid48 = _errs269 === errors;
                                                                  } else
                                                                    var valid48 = !0;
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    } else
                                                      return validate10.errors = [{ instancePath: instancePath + "/extensionPoints/" + i14, schemaPath: "#/properties/extensionPoints/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                  var valid47 = _errs248 === errors;
                                                  if (!valid47)
                                                    break;
                                                }
                                              } else
                                                return validate10.errors = [{ instancePath: instancePath + "/extensionPoints", schemaPath: "#/properties/extensionPoints/type", keyword: "type", params: { type: "array" } }], !1;
                                            var valid0 = _errs246 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0) {
                                            if (data.extensionContract !== void 0) {
                                              let data112 = data.extensionContract, _errs273 = errors;
                                              if (errors === _errs273)
                                                if (data112 && typeof data112 == "object" && !Array.isArray(data112)) {
                                                  let missing20;
                                                  if (data112.accepts === void 0 && (missing20 = "accepts") || data112.produces === void 0 && (missing20 = "produces"))
                                                    return validate10.errors = [{ instancePath: instancePath + "/extensionContract", schemaPath: "#/properties/extensionContract/required", keyword: "required", params: { missingProperty: missing20 } }], !1;
                                                  if (data112.accepts !== void 0) {
                                                    let data113 = data112.accepts, _errs276 = errors;
                                                    if (errors === _errs276)
                                                      if (Array.isArray(data113)) {
                                                        var valid54 = !0;
                                                        let len19 = data113.length;
                                                        for (let i19 = 0; i19 < len19; i19++) {
                                                          let _errs278 = errors;
                                                          if (typeof data113[i19] != "string")
                                                            return validate10.errors = [{ instancePath: instancePath + "/extensionContract/accepts/" + i19, schemaPath: "#/properties/extensionContract/properties/accepts/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                          var valid54 = _errs278 === errors;
                                                          if (!valid54)
                                                            break;
                                                        }
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/extensionContract/accepts", schemaPath: "#/properties/extensionContract/properties/accepts/type", keyword: "type", params: { type: "array" } }], !1;
                                                    var valid53 = _errs276 === errors;
                                                  } else
                                                    var valid53 = !0;
                                                  if (valid53)
                                                    if (data112.produces !== void 0) {
                                                      let data115 = data112.produces, _errs280 = errors;
                                                      if (errors === _errs280)
                                                        if (Array.isArray(data115)) {
                                                          var valid55 = !0;
                                                          let len20 = data115.length;
                                                          for (let i20 = 0; i20 < len20; i20++) {
                                                            let _errs282 = errors;
                                                            if (typeof data115[i20] != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/extensionContract/produces/" + i20, schemaPath: "#/properties/extensionContract/properties/produces/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                            var valid55 = _errs282 === errors;
                                                            if (!valid55)
                                                              break;
                                                          }
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/extensionContract/produces", schemaPath: "#/properties/extensionContract/properties/produces/type", keyword: "type", params: { type: "array" } }], !1;
                                                      var valid53 = _errs280 === errors;
                                                    } else
                                                      var valid53 = !0;
                                                } else
                                                  return validate10.errors = [{ instancePath: instancePath + "/extensionContract", schemaPath: "#/properties/extensionContract/type", keyword: "type", params: { type: "object" } }], !1;
                                              var valid0 = _errs273 === errors;
                                            } else
                                              var valid0 = !0;
                                            if (valid0) {
                                              if (data.bindings !== void 0) {
                                                let data117 = data.bindings, _errs284 = errors;
                                                if (errors === _errs284)
                                                  if (Array.isArray(data117)) {
                                                    var valid56 = !0;
                                                    let len21 = data117.length;
                                                    for (let i21 = 0; i21 < len21; i21++) {
                                                      let data118 = data117[i21], _errs286 = errors;
                                                      if (errors === _errs286)
                                                        if (data118 && typeof data118 == "object" && !Array.isArray(data118)) {
                                                          let missing21;
                                                          if (data118.slot === void 0 && (missing21 = "slot") || data118.implementationId === void 0 && (missing21 = "implementationId") || data118.kind === void 0 && (missing21 = "kind") || data118.source === void 0 && (missing21 = "source") || data118.childHash === void 0 && (missing21 = "childHash"))
                                                            return validate10.errors = [{ instancePath: instancePath + "/bindings/" + i21, schemaPath: "#/properties/bindings/items/required", keyword: "required", params: { missingProperty: missing21 } }], !1;
                                                          if (data118.slot !== void 0) {
                                                            let _errs289 = errors;
                                                            if (typeof data118.slot != "string")
                                                              return validate10.errors = [{ instancePath: instancePath + "/bindings/" + i21 + "/slot", schemaPath: "#/properties/bindings/items/properties/slot/type", keyword: "type", params: { type: "string" } }], !1;
                                                            var valid57 = _errs289 === errors;
                                                          } else
                                                            var valid57 = !0;
                                                          if (valid57) {
                                                            if (data118.implementationId !== void 0) {
                                                              let _errs291 = errors;
                                                              if (typeof data118.implementationId != "string")
                                                                return validate10.errors = [{ instancePath: instancePath + "/bindings/" + i21 + "/implementationId", schemaPath: "#/properties/bindings/items/properties/implementationId/type", keyword: "type", params: { type: "string" } }], !1;
                                                              var valid57 = _errs291 === errors;
                                                            } else
                                                              var valid57 = !0;
                                                            if (valid57) {
                                                              if (data118.kind !== void 0) {
                                                                let data121 = data118.kind, _errs293 = errors;
                                                                if (typeof data121 != "string")
                                                                  return validate10.errors = [{ instancePath: instancePath + "/bindings/" + i21 + "/kind", schemaPath: "#/properties/bindings/items/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                if (!(data121 === "workflow" || data121 === "routine"))
                                                                  return validate10.errors = [{ instancePath: instancePath + "/bindings/" + i21 + "/kind", schemaPath: "#/properties/bindings/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema11.properties.bindings.items.properties.kind.enum } }], !1;
                                                                var valid57 = _errs293 === errors;
                                                              } else
                                                                var valid57 = !0;
                                                              if (valid57) {
                                                                if (data118.source !== void 0) {
                                                                  let data122 = data118.source, _errs295 = errors;
                                                                  if (typeof data122 != "string")
                                                                    return validate10.errors = [{ instancePath: instancePath + "/bindings/" + i21 + "/source", schemaPath: "#/properties/bindings/items/properties/source/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  if (!(data122 === "cli" || data122 === "project" || data122 === "default" || data122 === "fallback_to_default"))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/bindings/" + i21 + "/source", schemaPath: "#/properties/bindings/items/properties/source/enum", keyword: "enum", params: { allowedValues: schema11.properties.bindings.items.properties.source.enum } }], !1;
                                                                  var valid57 = _errs295 === errors;
                                                                } else
                                                                  var valid57 = !0;
                                                                if (valid57) {
                                                                  if (data118.childHash !== void 0) {
                                                                    let data123 = data118.childHash, _errs297 = errors;
                                                                    if (errors === _errs297)
                                                                      if (typeof data123 == "string") {
                                                                        if (!pattern24.test(data123))
                                                                          return validate10.errors = [{ instancePath: instancePath + "/bindings/" + i21 + "/childHash", schemaPath: "#/properties/bindings/items/properties/childHash/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                                                      } else
                                                                        return validate10.errors = [{ instancePath: instancePath + "/bindings/" + i21 + "/childHash", schemaPath: "#/properties/bindings/items/properties/childHash/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    var valid57 = _errs297 === errors;
                                                                  } else
                                                                    var valid57 = !0;
                                                                  if (valid57)
                                                                    if (data118.fallbackReason !== void 0) {
                                                                      let _errs299 = errors;
                                                                      if (typeof data118.fallbackReason != "string")
                                                                        return validate10.errors = [{ instancePath: instancePath + "/bindings/" + i21 + "/fallbackReason", schemaPath: "#/properties/bindings/items/properties/fallbackReason/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      var valid57 = _errs299 === errors;
                                                                    } else
                                                                      var valid57 = !0;
                                                                }
                                                              }
                                                            }
                                                          }
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/bindings/" + i21, schemaPath: "#/properties/bindings/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                      var valid56 = _errs286 === errors;
                                                      if (!valid56)
                                                        break;
                                                    }
                                                  } else
                                                    return validate10.errors = [{ instancePath: instancePath + "/bindings", schemaPath: "#/properties/bindings/type", keyword: "type", params: { type: "array" } }], !1;
                                                var valid0 = _errs284 === errors;
                                              } else
                                                var valid0 = !0;
                                              if (valid0) {
                                                if (data.steps !== void 0) {
                                                  let data125 = data.steps, _errs301 = errors;
                                                  if (errors === _errs301)
                                                    if (Array.isArray(data125)) {
                                                      if (data125.length < 1)
                                                        return validate10.errors = [{ instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                                      {
                                                        var valid58 = !0;
                                                        let len22 = data125.length;
                                                        for (let i22 = 0; i22 < len22; i22++) {
                                                          let data126 = data125[i22], _errs303 = errors;
                                                          if (errors === _errs303)
                                                            if (data126 && typeof data126 == "object" && !Array.isArray(data126)) {
                                                              let missing22;
                                                              if (data126.stepId === void 0 && (missing22 = "stepId") || data126.title === void 0 && (missing22 = "title") || data126.requireConfirmation === void 0 && (missing22 = "requireConfirmation") || data126.prompt === void 0 && (missing22 = "prompt") || data126.refs === void 0 && (missing22 = "refs") || data126.userDependencies === void 0 && (missing22 = "userDependencies") || data126.functionReferences === void 0 && (missing22 = "functionReferences") || data126.provenance === void 0 && (missing22 = "provenance"))
                                                                return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22, schemaPath: "#/properties/steps/items/required", keyword: "required", params: { missingProperty: missing22 } }], !1;
                                                              if (data126.stepId !== void 0) {
                                                                let data127 = data126.stepId, _errs306 = errors;
                                                                if (errors === _errs306)
                                                                  if (typeof data127 == "string") {
                                                                    if (!pattern1.test(data127))
                                                                      return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/stepId", schemaPath: "#/properties/steps/items/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                  } else
                                                                    return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/stepId", schemaPath: "#/properties/steps/items/properties/stepId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                var valid59 = _errs306 === errors;
                                                              } else
                                                                var valid59 = !0;
                                                              if (valid59) {
                                                                if (data126.title !== void 0) {
                                                                  let _errs308 = errors;
                                                                  if (typeof data126.title != "string")
                                                                    return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/title", schemaPath: "#/properties/steps/items/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                                                                  var valid59 = _errs308 === errors;
                                                                } else
                                                                  var valid59 = !0;
                                                                if (valid59) {
                                                                  if (data126.requireConfirmation !== void 0) {
                                                                    let _errs310 = errors;
                                                                    if (typeof data126.requireConfirmation != "boolean")
                                                                      return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/requireConfirmation", schemaPath: "#/properties/steps/items/properties/requireConfirmation/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                                    var valid59 = _errs310 === errors;
                                                                  } else
                                                                    var valid59 = !0;
                                                                  if (valid59) {
                                                                    if (data126.notes !== void 0) {
                                                                      let data130 = data126.notes, _errs312 = errors;
                                                                      if (typeof data130 != "string")
                                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/notes", schemaPath: "#/properties/steps/items/properties/notes/type", keyword: "type", params: { type: "string" } }], !1;
                                                                      if (data130 !== "required")
                                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/notes", schemaPath: "#/properties/steps/items/properties/notes/const", keyword: "const", params: { allowedValue: "required" } }], !1;
                                                                      var valid59 = _errs312 === errors;
                                                                    } else
                                                                      var valid59 = !0;
                                                                    if (valid59) {
                                                                      if (data126.agentRole !== void 0) {
                                                                        let _errs314 = errors;
                                                                        if (typeof data126.agentRole != "string")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/agentRole", schemaPath: "#/properties/steps/items/properties/agentRole/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        var valid59 = _errs314 === errors;
                                                                      } else
                                                                        var valid59 = !0;
                                                                      if (valid59) {
                                                                        if (data126.prompt !== void 0) {
                                                                          let _errs316 = errors;
                                                                          if (typeof data126.prompt != "string")
                                                                            return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/prompt", schemaPath: "#/properties/steps/items/properties/prompt/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid59 = _errs316 === errors;
                                                                        } else
                                                                          var valid59 = !0;
                                                                        if (valid59) {
                                                                          if (data126.promptBlocks !== void 0) {
                                                                            let data133 = data126.promptBlocks, _errs318 = errors;
                                                                            if (errors === _errs318)
                                                                              if (data133 && typeof data133 == "object" && !Array.isArray(data133)) {
                                                                                if (data133.goal !== void 0) {
                                                                                  let _errs321 = errors;
                                                                                  if (typeof data133.goal != "string")
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/promptBlocks/goal", schemaPath: "#/properties/steps/items/properties/promptBlocks/properties/goal/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                  var valid60 = _errs321 === errors;
                                                                                } else
                                                                                  var valid60 = !0;
                                                                                if (valid60) {
                                                                                  if (data133.constraints !== void 0) {
                                                                                    let data135 = data133.constraints, _errs323 = errors;
                                                                                    if (errors === _errs323)
                                                                                      if (Array.isArray(data135)) {
                                                                                        var valid61 = !0;
                                                                                        let len23 = data135.length;
                                                                                        for (let i23 = 0; i23 < len23; i23++) {
                                                                                          let _errs325 = errors;
                                                                                          if (typeof data135[i23] != "string")
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/promptBlocks/constraints/" + i23, schemaPath: "#/properties/steps/items/properties/promptBlocks/properties/constraints/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                          var valid61 = _errs325 === errors;
                                                                                          if (!valid61)
                                                                                            break;
                                                                                        }
                                                                                      } else
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/promptBlocks/constraints", schemaPath: "#/properties/steps/items/properties/promptBlocks/properties/constraints/type", keyword: "type", params: { type: "array" } }], !1;
                                                                                    var valid60 = _errs323 === errors;
                                                                                  } else
                                                                                    var valid60 = !0;
                                                                                  if (valid60) {
                                                                                    if (data133.procedure !== void 0) {
                                                                                      let data137 = data133.procedure, _errs327 = errors;
                                                                                      if (errors === _errs327)
                                                                                        if (Array.isArray(data137)) {
                                                                                          var valid62 = !0;
                                                                                          let len24 = data137.length;
                                                                                          for (let i24 = 0; i24 < len24; i24++) {
                                                                                            let _errs329 = errors;
                                                                                            if (typeof data137[i24] != "string")
                                                                                              return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/promptBlocks/procedure/" + i24, schemaPath: "#/properties/steps/items/properties/promptBlocks/properties/procedure/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                            var valid62 = _errs329 === errors;
                                                                                            if (!valid62)
                                                                                              break;
                                                                                          }
                                                                                        } else
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/promptBlocks/procedure", schemaPath: "#/properties/steps/items/properties/promptBlocks/properties/procedure/type", keyword: "type", params: { type: "array" } }], !1;
                                                                                      var valid60 = _errs327 === errors;
                                                                                    } else
                                                                                      var valid60 = !0;
                                                                                    if (valid60) {
                                                                                      if (data133.outputRequired !== void 0) {
                                                                                        let data139 = data133.outputRequired, _errs331 = errors;
                                                                                        if (errors === _errs331)
                                                                                          if (data139 && typeof data139 == "object" && !Array.isArray(data139))
                                                                                            for (let key0 in data139) {
                                                                                              let _errs334 = errors;
                                                                                              if (typeof data139[key0] != "string")
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/promptBlocks/outputRequired/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/promptBlocks/properties/outputRequired/additionalProperties/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                              var valid63 = _errs334 === errors;
                                                                                              if (!valid63)
                                                                                                break;
                                                                                            }
                                                                                          else
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/promptBlocks/outputRequired", schemaPath: "#/properties/steps/items/properties/promptBlocks/properties/outputRequired/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                        var valid60 = _errs331 === errors;
                                                                                      } else
                                                                                        var valid60 = !0;
                                                                                      if (valid60)
                                                                                        if (data133.verify !== void 0) {
                                                                                          let data141 = data133.verify, _errs336 = errors;
                                                                                          if (errors === _errs336)
                                                                                            if (Array.isArray(data141)) {
                                                                                              var valid64 = !0;
                                                                                              let len25 = data141.length;
                                                                                              for (let i25 = 0; i25 < len25; i25++) {
                                                                                                let _errs338 = errors;
                                                                                                if (typeof data141[i25] != "string")
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/promptBlocks/verify/" + i25, schemaPath: "#/properties/steps/items/properties/promptBlocks/properties/verify/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                var valid64 = _errs338 === errors;
                                                                                                if (!valid64)
                                                                                                  break;
                                                                                              }
                                                                                            } else
                                                                                              return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/promptBlocks/verify", schemaPath: "#/properties/steps/items/properties/promptBlocks/properties/verify/type", keyword: "type", params: { type: "array" } }], !1;
                                                                                          var valid60 = _errs336 === errors;
                                                                                        } else
                                                                                          var valid60 = !0;
                                                                                    }
                                                                                  }
                                                                                }
                                                                              } else
                                                                                return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/promptBlocks", schemaPath: "#/properties/steps/items/properties/promptBlocks/type", keyword: "type", params: { type: "object" } }], !1;
                                                                            var valid59 = _errs318 === errors;
                                                                          } else
                                                                            var valid59 = !0;
                                                                          if (valid59) {
                                                                            if (data126.refs !== void 0) {
                                                                              let data143 = data126.refs, _errs340 = errors;
                                                                              if (errors === _errs340)
                                                                                if (Array.isArray(data143)) {
                                                                                  var valid65 = !0;
                                                                                  let len26 = data143.length;
                                                                                  for (let i26 = 0; i26 < len26; i26++) {
                                                                                    let data144 = data143[i26], _errs342 = errors;
                                                                                    if (errors === _errs342)
                                                                                      if (data144 && typeof data144 == "object" && !Array.isArray(data144)) {
                                                                                        let missing23;
                                                                                        if (data144.refId === void 0 && (missing23 = "refId") || data144.refContentHash === void 0 && (missing23 = "refContentHash") || data144.bytes === void 0 && (missing23 = "bytes") || data144.block === void 0 && (missing23 = "block"))
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/refs/" + i26, schemaPath: "#/properties/steps/items/properties/refs/items/required", keyword: "required", params: { missingProperty: missing23 } }], !1;
                                                                                        if (data144.refId !== void 0) {
                                                                                          let _errs345 = errors;
                                                                                          if (typeof data144.refId != "string")
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/refs/" + i26 + "/refId", schemaPath: "#/properties/steps/items/properties/refs/items/properties/refId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                          var valid66 = _errs345 === errors;
                                                                                        } else
                                                                                          var valid66 = !0;
                                                                                        if (valid66) {
                                                                                          if (data144.refContentHash !== void 0) {
                                                                                            let data146 = data144.refContentHash, _errs347 = errors;
                                                                                            if (errors === _errs347)
                                                                                              if (typeof data146 == "string") {
                                                                                                if (!pattern24.test(data146))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/refs/" + i26 + "/refContentHash", schemaPath: "#/properties/steps/items/properties/refs/items/properties/refContentHash/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" } }], !1;
                                                                                              } else
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/refs/" + i26 + "/refContentHash", schemaPath: "#/properties/steps/items/properties/refs/items/properties/refContentHash/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                            var valid66 = _errs347 === errors;
                                                                                          } else
                                                                                            var valid66 = !0;
                                                                                          if (valid66) {
                                                                                            if (data144.bytes !== void 0) {
                                                                                              let data147 = data144.bytes, _errs349 = errors;
                                                                                              if (!(typeof data147 == "number" && !(data147 % 1) && !isNaN(data147)))
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/refs/" + i26 + "/bytes", schemaPath: "#/properties/steps/items/properties/refs/items/properties/bytes/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                                              if (errors === _errs349 && typeof data147 == "number" && (data147 < 0 || isNaN(data147)))
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/refs/" + i26 + "/bytes", schemaPath: "#/properties/steps/items/properties/refs/items/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }], !1;
                                                                                              var valid66 = _errs349 === errors;
                                                                                            } else
                                                                                              var valid66 = !0;
                                                                                            if (valid66)
                                                                                              if (data144.block !== void 0) {
                                                                                                let data148 = data144.block, _errs351 = errors;
                                                                                                if (typeof data148 != "string")
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/refs/" + i26 + "/block", schemaPath: "#/properties/steps/items/properties/refs/items/properties/block/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                if (!(data148 === "goal" || data148 === "constraints" || data148 === "procedure" || data148 === "verify"))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/refs/" + i26 + "/block", schemaPath: "#/properties/steps/items/properties/refs/items/properties/block/enum", keyword: "enum", params: { allowedValues: schema11.properties.steps.items.properties.refs.items.properties.block.enum } }], !1;
                                                                                                var valid66 = _errs351 === errors;
                                                                                              } else
                                                                                                var valid66 = !0;
                                                                                          }
                                                                                        }
                                                                                      } else
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/refs/" + i26, schemaPath: "#/properties/steps/items/properties/refs/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                    var valid65 = _errs342 === errors;
                                                                                    if (!valid65)
                                                                                      break;
                                                                                  }
                                                                                } else
                                                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/refs", schemaPath: "#/properties/steps/items/properties/refs/type", keyword: "type", params: { type: "array" } }], !1;
                                                                              var valid59 = _errs340 === errors;
                                                                            } else
                                                                              var valid59 = !0;
                                                                            if (valid59) {
                                                                              if (data126.when !== void 0) {
                                                                                let data149 = data126.when, _errs353 = errors;
                                                                                if (errors === _errs353)
                                                                                  if (typeof data149 == "string") {
                                                                                    if (!pattern1.test(data149))
                                                                                      return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/when", schemaPath: "#/properties/steps/items/properties/when/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                  } else
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/when", schemaPath: "#/properties/steps/items/properties/when/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                var valid59 = _errs353 === errors;
                                                                              } else
                                                                                var valid59 = !0;
                                                                              if (valid59) {
                                                                                if (data126.output !== void 0) {
                                                                                  let data150 = data126.output, _errs355 = errors;
                                                                                  if (errors === _errs355)
                                                                                    if (data150 && typeof data150 == "object" && !Array.isArray(data150)) {
                                                                                      if (data150.contractRef !== void 0) {
                                                                                        let _errs358 = errors;
                                                                                        if (typeof data150.contractRef != "string")
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/contractRef", schemaPath: "#/properties/steps/items/properties/output/properties/contractRef/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                        var valid67 = _errs358 === errors;
                                                                                      } else
                                                                                        var valid67 = !0;
                                                                                      if (valid67) {
                                                                                        if (data150.required !== void 0) {
                                                                                          let _errs360 = errors;
                                                                                          if (typeof data150.required != "boolean")
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/required", schemaPath: "#/properties/steps/items/properties/output/properties/required/type", keyword: "type", params: { type: "boolean" } }], !1;
                                                                                          var valid67 = _errs360 === errors;
                                                                                        } else
                                                                                          var valid67 = !0;
                                                                                        if (valid67) {
                                                                                          if (data150.seeds !== void 0) {
                                                                                            let data153 = data150.seeds, _errs362 = errors;
                                                                                            if (errors === _errs362)
                                                                                              if (Array.isArray(data153)) {
                                                                                                if (data153.length < 1)
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/seeds", schemaPath: "#/properties/steps/items/properties/output/properties/seeds/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                                                                                {
                                                                                                  var valid68 = !0;
                                                                                                  let len27 = data153.length;
                                                                                                  for (let i27 = 0; i27 < len27; i27++) {
                                                                                                    let data154 = data153[i27], _errs364 = errors;
                                                                                                    if (errors === _errs364)
                                                                                                      if (typeof data154 == "string") {
                                                                                                        if (!pattern1.test(data154))
                                                                                                          return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/seeds/" + i27, schemaPath: "#/properties/steps/items/properties/output/properties/seeds/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                                      } else
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/seeds/" + i27, schemaPath: "#/properties/steps/items/properties/output/properties/seeds/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                    var valid68 = _errs364 === errors;
                                                                                                    if (!valid68)
                                                                                                      break;
                                                                                                  }
                                                                                                }
                                                                                              } else
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/seeds", schemaPath: "#/properties/steps/items/properties/output/properties/seeds/type", keyword: "type", params: { type: "array" } }], !1;
                                                                                            var valid67 = _errs362 === errors;
                                                                                          } else
                                                                                            var valid67 = !0;
                                                                                          if (valid67) {
                                                                                            if (data150.stated !== void 0) {
                                                                                              let data155 = data150.stated, _errs366 = errors;
                                                                                              if (errors === _errs366)
                                                                                                if (data155 && typeof data155 == "object" && !Array.isArray(data155)) {
                                                                                                  let missing24;
                                                                                                  if (data155.fields === void 0 && (missing24 = "fields"))
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/stated", schemaPath: "#/properties/steps/items/properties/output/properties/stated/required", keyword: "required", params: { missingProperty: missing24 } }], !1;
                                                                                                  if (data155.fields !== void 0) {
                                                                                                    let data156 = data155.fields, _errs369 = errors;
                                                                                                    if (errors === _errs369)
                                                                                                      if (Array.isArray(data156)) {
                                                                                                        var valid70 = !0;
                                                                                                        let len28 = data156.length;
                                                                                                        for (let i28 = 0; i28 < len28; i28++) {
                                                                                                          let _errs371 = errors;
                                                                                                          if (typeof data156[i28] != "string")
                                                                                                            return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/stated/fields/" + i28, schemaPath: "#/properties/steps/items/properties/output/properties/stated/properties/fields/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                          var valid70 = _errs371 === errors;
                                                                                                          if (!valid70)
                                                                                                            break;
                                                                                                        }
                                                                                                      } else
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/stated/fields", schemaPath: "#/properties/steps/items/properties/output/properties/stated/properties/fields/type", keyword: "type", params: { type: "array" } }], !1;
                                                                                                    var valid69 = _errs369 === errors;
                                                                                                  } else
                                                                                                    var valid69 = !0;
                                                                                                  if (valid69)
                                                                                                    if (data155.example !== void 0) {
                                                                                                      let data158 = data155.example, _errs373 = errors;
                                                                                                      if (errors === _errs373 && !(data158 && typeof data158 == "object" && !Array.isArray(data158)))
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/stated/example", schemaPath: "#/properties/steps/items/properties/output/properties/stated/properties/example/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                                      var valid69 = _errs373 === errors;
                                                                                                    } else
                                                                                                      var valid69 = !0;
                                                                                                } else
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/stated", schemaPath: "#/properties/steps/items/properties/output/properties/stated/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                              var valid67 = _errs366 === errors;
                                                                                            } else
                                                                                              var valid67 = !0;
                                                                                            if (valid67) {
                                                                                              if (data150.hints !== void 0) {
                                                                                                let data159 = data150.hints, _errs376 = errors;
                                                                                                if (errors === _errs376)
                                                                                                  if (data159 && typeof data159 == "object" && !Array.isArray(data159))
                                                                                                    for (let key1 in data159) {
                                                                                                      let _errs379 = errors;
                                                                                                      if (typeof data159[key1] != "string")
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/hints/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/steps/items/properties/output/properties/hints/additionalProperties/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                      var valid71 = _errs379 === errors;
                                                                                                      if (!valid71)
                                                                                                        break;
                                                                                                    }
                                                                                                  else
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/hints", schemaPath: "#/properties/steps/items/properties/output/properties/hints/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                                var valid67 = _errs376 === errors;
                                                                                              } else
                                                                                                var valid67 = !0;
                                                                                              if (valid67) {
                                                                                                if (data150.assessmentContractRefs !== void 0) {
                                                                                                  let data161 = data150.assessmentContractRefs, _errs381 = errors;
                                                                                                  if (errors === _errs381)
                                                                                                    if (Array.isArray(data161)) {
                                                                                                      var valid72 = !0;
                                                                                                      let len29 = data161.length;
                                                                                                      for (let i29 = 0; i29 < len29; i29++) {
                                                                                                        let _errs383 = errors;
                                                                                                        if (typeof data161[i29] != "string")
                                                                                                          return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/assessmentContractRefs/" + i29, schemaPath: "#/properties/steps/items/properties/output/properties/assessmentContractRefs/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                        var valid72 = _errs383 === errors;
                                                                                                        if (!valid72)
                                                                                                          break;
                                                                                                      }
                                                                                                    } else
                                                                                                      return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/assessmentContractRefs", schemaPath: "#/properties/steps/items/properties/output/properties/assessmentContractRefs/type", keyword: "type", params: { type: "array" } }], !1;
                                                                                                  var valid67 = _errs381 === errors;
                                                                                                } else
                                                                                                  var valid67 = !0;
                                                                                                if (valid67) {
                                                                                                  if (data150.followups !== void 0) {
                                                                                                    let data163 = data150.followups, _errs385 = errors;
                                                                                                    if (errors === _errs385)
                                                                                                      if (Array.isArray(data163)) {
                                                                                                        var valid73 = !0;
                                                                                                        let len30 = data163.length;
                                                                                                        for (let i30 = 0; i30 < len30; i30++) {
                                                                                                          let data164 = data163[i30], _errs387 = errors;
                                                                                                          if (errors === _errs387)
                                                                                                            if (data164 && typeof data164 == "object" && !Array.isArray(data164)) {
                                                                                                              let missing25;
                                                                                                              if (data164.contractRef === void 0 && (missing25 = "contractRef") || data164.level === void 0 && (missing25 = "level") || data164.guidance === void 0 && (missing25 = "guidance"))
                                                                                                                return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/followups/" + i30, schemaPath: "#/properties/steps/items/properties/output/properties/followups/items/required", keyword: "required", params: { missingProperty: missing25 } }], !1;
                                                                                                              if (data164.contractRef !== void 0) {
                                                                                                                let _errs390 = errors;
                                                                                                                if (typeof data164.contractRef != "string")
                                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/followups/" + i30 + "/contractRef", schemaPath: "#/properties/steps/items/properties/output/properties/followups/items/properties/contractRef/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                                var valid74 = _errs390 === errors;
                                                                                                              } else
                                                                                                                var valid74 = !0;
                                                                                                              if (valid74) {
                                                                                                                if (data164.level !== void 0) {
                                                                                                                  let _errs392 = errors;
                                                                                                                  if (typeof data164.level != "string")
                                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/followups/" + i30 + "/level", schemaPath: "#/properties/steps/items/properties/output/properties/followups/items/properties/level/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                                  var valid74 = _errs392 === errors;
                                                                                                                } else
                                                                                                                  var valid74 = !0;
                                                                                                                if (valid74)
                                                                                                                  if (data164.guidance !== void 0) {
                                                                                                                    let _errs394 = errors;
                                                                                                                    if (typeof data164.guidance != "string")
                                                                                                                      return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/followups/" + i30 + "/guidance", schemaPath: "#/properties/steps/items/properties/output/properties/followups/items/properties/guidance/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                                    var valid74 = _errs394 === errors;
                                                                                                                  } else
                                                                                                                    var valid74 = !0;
                                                                                                              }
                                                                                                            } else
                                                                                                              return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/followups/" + i30, schemaPath: "#/properties/steps/items/properties/output/properties/followups/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                                          var valid73 = _errs387 === errors;
                                                                                                          if (!valid73)
                                                                                                            break;
                                                                                                        }
                                                                                                      } else
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/followups", schemaPath: "#/properties/steps/items/properties/output/properties/followups/type", keyword: "type", params: { type: "array" } }], !1;
                                                                                                    var valid67 = _errs385 === errors;
                                                                                                  } else
                                                                                                    var valid67 = !0;
                                                                                                  if (valid67)
                                                                                                    if (data150.slotArtifacts !== void 0) {
                                                                                                      let data168 = data150.slotArtifacts, _errs396 = errors;
                                                                                                      if (errors === _errs396)
                                                                                                        if (Array.isArray(data168)) {
                                                                                                          var valid75 = !0;
                                                                                                          let len31 = data168.length;
                                                                                                          for (let i31 = 0; i31 < len31; i31++) {
                                                                                                            let data169 = data168[i31], _errs398 = errors;
                                                                                                            if (errors === _errs398)
                                                                                                              if (data169 && typeof data169 == "object" && !Array.isArray(data169)) {
                                                                                                                let missing26;
                                                                                                                if (data169.slot === void 0 && (missing26 = "slot") || data169.names === void 0 && (missing26 = "names"))
                                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/slotArtifacts/" + i31, schemaPath: "#/properties/steps/items/properties/output/properties/slotArtifacts/items/required", keyword: "required", params: { missingProperty: missing26 } }], !1;
                                                                                                                if (data169.slot !== void 0) {
                                                                                                                  let _errs401 = errors;
                                                                                                                  if (typeof data169.slot != "string")
                                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/slotArtifacts/" + i31 + "/slot", schemaPath: "#/properties/steps/items/properties/output/properties/slotArtifacts/items/properties/slot/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                                  var valid76 = _errs401 === errors;
                                                                                                                } else
                                                                                                                  var valid76 = !0;
                                                                                                                if (valid76)
                                                                                                                  if (data169.names !== void 0) {
                                                                                                                    let data171 = data169.names, _errs403 = errors;
                                                                                                                    if (errors === _errs403)
                                                                                                                      if (Array.isArray(data171)) {
                                                                                                                        if (data171.length < 1)
                                                                                                                          return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/slotArtifacts/" + i31 + "/names", schemaPath: "#/properties/steps/items/properties/output/properties/slotArtifacts/items/properties/names/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                                                                                                        {
                                                                                                                          var valid77 = !0;
                                                                                                                          let len32 = data171.length;
                                                                                                                          for (let i32 = 0; i32 < len32; i32++) {
                                                                                                                            let _errs405 = errors;
                                                                                                                            if (typeof data171[i32] != "string")
                                                                                                                              return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/slotArtifacts/" + i31 + "/names/" + i32, schemaPath: "#/properties/steps/items/properties/output/properties/slotArtifacts/items/properties/names/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                                            var valid77 = _errs405 === errors;
                                                                                                                            if (!valid77)
                                                                                                                              break;
                                                                                                                          }
                                                                                                                        }
                                                                                                                      } else
                                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/slotArtifacts/" + i31 + "/names", schemaPath: "#/properties/steps/items/properties/output/properties/slotArtifacts/items/properties/names/type", keyword: "type", params: { type: "array" } }], !1;
                                                                                                                    var valid76 = _errs403 === errors;
                                                                                                                  } else
                                                                                                                    var valid76 = !0;
                                                                                                              } else
                                                                                                                return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/slotArtifacts/" + i31, schemaPath: "#/properties/steps/items/properties/output/properties/slotArtifacts/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                                            var valid75 = _errs398 === errors;
                                                                                                            if (!valid75)
                                                                                                              break;
                                                                                                          }
                                                                                                        } else
                                                                                                          return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/output/slotArtifacts", schemaPath: "#/properties/steps/items/properties/output/properties/slotArtifacts/type", keyword: "type", params: { type: "array" } }], !1;
                                                                                                      var valid67 = _errs396 === errors;
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
                                                                                  var valid59 = _errs355 === errors;
                                                                                } else
                                                                                  var valid59 = !0;
                                                                                if (valid59) {
                                                                                  if (data126.userDependencies !== void 0) {
                                                                                    let data173 = data126.userDependencies, _errs407 = errors;
                                                                                    if (errors === _errs407)
                                                                                      if (Array.isArray(data173)) {
                                                                                        var valid78 = !0;
                                                                                        let len33 = data173.length;
                                                                                        for (let i33 = 0; i33 < len33; i33++) {
                                                                                          let data174 = data173[i33], _errs409 = errors;
                                                                                          if (errors === _errs409)
                                                                                            if (data174 && typeof data174 == "object" && !Array.isArray(data174)) {
                                                                                              let missing27;
                                                                                              if (data174.reason === void 0 && (missing27 = "reason") || data174.message === void 0 && (missing27 = "message"))
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/userDependencies/" + i33, schemaPath: "#/properties/steps/items/properties/userDependencies/items/required", keyword: "required", params: { missingProperty: missing27 } }], !1;
                                                                                              if (data174.reason !== void 0) {
                                                                                                let data175 = data174.reason, _errs412 = errors;
                                                                                                if (typeof data175 != "string")
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/userDependencies/" + i33 + "/reason", schemaPath: "#/properties/steps/items/properties/userDependencies/items/properties/reason/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                if (!(data175 === "needs_user_secret_or_token" || data175 === "needs_user_account_access" || data175 === "needs_user_artifact" || data175 === "needs_user_choice" || data175 === "needs_user_approval" || data175 === "needs_user_environment_action"))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/userDependencies/" + i33 + "/reason", schemaPath: "#/properties/steps/items/properties/userDependencies/items/properties/reason/enum", keyword: "enum", params: { allowedValues: schema11.properties.steps.items.properties.userDependencies.items.properties.reason.enum } }], !1;
                                                                                                var valid79 = _errs412 === errors;
                                                                                              } else
                                                                                                var valid79 = !0;
                                                                                              if (valid79) {
                                                                                                if (data174.choiceKind !== void 0) {
                                                                                                  let data176 = data174.choiceKind, _errs414 = errors;
                                                                                                  if (typeof data176 != "string")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/userDependencies/" + i33 + "/choiceKind", schemaPath: "#/properties/steps/items/properties/userDependencies/items/properties/choiceKind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  if (!(data176 === "preference_tradeoff" || data176 === "scope_boundary" || data176 === "irreversible_action" || data176 === "external_side_effect" || data176 === "policy_or_compliance"))
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/userDependencies/" + i33 + "/choiceKind", schemaPath: "#/properties/steps/items/properties/userDependencies/items/properties/choiceKind/enum", keyword: "enum", params: { allowedValues: schema11.properties.steps.items.properties.userDependencies.items.properties.choiceKind.enum } }], !1;
                                                                                                  var valid79 = _errs414 === errors;
                                                                                                } else
                                                                                                  var valid79 = !0;
                                                                                                if (valid79) {
                                                                                                  if (data174.contextKey !== void 0) {
                                                                                                    let data177 = data174.contextKey, _errs416 = errors;
                                                                                                    if (errors === _errs416)
                                                                                                      if (typeof data177 == "string") {
                                                                                                        if (!pattern1.test(data177))
                                                                                                          return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/userDependencies/" + i33 + "/contextKey", schemaPath: "#/properties/steps/items/properties/userDependencies/items/properties/contextKey/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                                      } else
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/userDependencies/" + i33 + "/contextKey", schemaPath: "#/properties/steps/items/properties/userDependencies/items/properties/contextKey/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                    var valid79 = _errs416 === errors;
                                                                                                  } else
                                                                                                    var valid79 = !0;
                                                                                                  if (valid79)
                                                                                                    if (data174.message !== void 0) {
                                                                                                      let _errs418 = errors;
                                                                                                      if (typeof data174.message != "string")
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/userDependencies/" + i33 + "/message", schemaPath: "#/properties/steps/items/properties/userDependencies/items/properties/message/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                      var valid79 = _errs418 === errors;
                                                                                                    } else
                                                                                                      var valid79 = !0;
                                                                                                }
                                                                                              }
                                                                                            } else
                                                                                              return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/userDependencies/" + i33, schemaPath: "#/properties/steps/items/properties/userDependencies/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                          var valid78 = _errs409 === errors;
                                                                                          if (!valid78)
                                                                                            break;
                                                                                        }
                                                                                      } else
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/userDependencies", schemaPath: "#/properties/steps/items/properties/userDependencies/type", keyword: "type", params: { type: "array" } }], !1;
                                                                                    var valid59 = _errs407 === errors;
                                                                                  } else
                                                                                    var valid59 = !0;
                                                                                  if (valid59) {
                                                                                    if (data126.functionReferences !== void 0) {
                                                                                      let data179 = data126.functionReferences, _errs420 = errors;
                                                                                      if (errors === _errs420)
                                                                                        if (Array.isArray(data179)) {
                                                                                          var valid80 = !0;
                                                                                          let len34 = data179.length;
                                                                                          for (let i34 = 0; i34 < len34; i34++) {
                                                                                            let _errs422 = errors;
                                                                                            if (typeof data179[i34] != "string")
                                                                                              return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/functionReferences/" + i34, schemaPath: "#/properties/steps/items/properties/functionReferences/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                            var valid80 = _errs422 === errors;
                                                                                            if (!valid80)
                                                                                              break;
                                                                                          }
                                                                                        } else
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/functionReferences", schemaPath: "#/properties/steps/items/properties/functionReferences/type", keyword: "type", params: { type: "array" } }], !1;
                                                                                      var valid59 = _errs420 === errors;
                                                                                    } else
                                                                                      var valid59 = !0;
                                                                                    if (valid59) {
                                                                                      if (data126.probe !== void 0) {
                                                                                        let data181 = data126.probe, _errs424 = errors;
                                                                                        if (errors === _errs424)
                                                                                          if (data181 && typeof data181 == "object" && !Array.isArray(data181)) {
                                                                                            let missing28;
                                                                                            if (data181.capability === void 0 && (missing28 = "capability") || data181.visibility === void 0 && (missing28 = "visibility") || data181.templateId === void 0 && (missing28 = "templateId"))
                                                                                              return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/probe", schemaPath: "#/properties/steps/items/properties/probe/required", keyword: "required", params: { missingProperty: missing28 } }], !1;
                                                                                            if (data181.capability !== void 0) {
                                                                                              let data182 = data181.capability, _errs427 = errors;
                                                                                              if (typeof data182 != "string")
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/probe/capability", schemaPath: "#/properties/steps/items/properties/probe/properties/capability/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                              if (!(data182 === "delegation" || data182 === "web_browsing"))
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/probe/capability", schemaPath: "#/properties/steps/items/properties/probe/properties/capability/enum", keyword: "enum", params: { allowedValues: schema11.properties.steps.items.properties.probe.properties.capability.enum } }], !1;
                                                                                              var valid81 = _errs427 === errors;
                                                                                            } else
                                                                                              var valid81 = !0;
                                                                                            if (valid81) {
                                                                                              if (data181.visibility !== void 0) {
                                                                                                let data183 = data181.visibility, _errs429 = errors;
                                                                                                if (typeof data183 != "string")
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/probe/visibility", schemaPath: "#/properties/steps/items/properties/probe/properties/visibility/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                if (!(data183 === "collapsed" || data183 === "shown"))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/probe/visibility", schemaPath: "#/properties/steps/items/properties/probe/properties/visibility/enum", keyword: "enum", params: { allowedValues: schema11.properties.steps.items.properties.probe.properties.visibility.enum } }], !1;
                                                                                                var valid81 = _errs429 === errors;
                                                                                              } else
                                                                                                var valid81 = !0;
                                                                                              if (valid81)
                                                                                                if (data181.templateId !== void 0) {
                                                                                                  let _errs431 = errors;
                                                                                                  if (typeof data181.templateId != "string")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/probe/templateId", schemaPath: "#/properties/steps/items/properties/probe/properties/templateId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  var valid81 = _errs431 === errors;
                                                                                                } else
                                                                                                  var valid81 = !0;
                                                                                            }
                                                                                          } else
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/probe", schemaPath: "#/properties/steps/items/properties/probe/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                        var valid59 = _errs424 === errors;
                                                                                      } else
                                                                                        var valid59 = !0;
                                                                                      if (valid59)
                                                                                        if (data126.provenance !== void 0) {
                                                                                          let data185 = data126.provenance, _errs433 = errors;
                                                                                          if (errors === _errs433)
                                                                                            if (data185 && typeof data185 == "object" && !Array.isArray(data185)) {
                                                                                              let missing29;
                                                                                              if (data185.source === void 0 && (missing29 = "source"))
                                                                                                return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/provenance", schemaPath: "#/properties/steps/items/properties/provenance/required", keyword: "required", params: { missingProperty: missing29 } }], !1;
                                                                                              if (data185.source !== void 0) {
                                                                                                let data186 = data185.source, _errs436 = errors;
                                                                                                if (typeof data186 != "string")
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/provenance/source", schemaPath: "#/properties/steps/items/properties/provenance/properties/source/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                if (!(data186 === "authored" || data186 === "template_injected" || data186 === "feature_injected"))
                                                                                                  return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/provenance/source", schemaPath: "#/properties/steps/items/properties/provenance/properties/source/enum", keyword: "enum", params: { allowedValues: schema11.properties.steps.items.properties.provenance.properties.source.enum } }], !1;
                                                                                                var valid82 = _errs436 === errors;
                                                                                              } else
                                                                                                var valid82 = !0;
                                                                                              if (valid82)
                                                                                                if (data185.originId !== void 0) {
                                                                                                  let _errs438 = errors;
                                                                                                  if (typeof data185.originId != "string")
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/provenance/originId", schemaPath: "#/properties/steps/items/properties/provenance/properties/originId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                  var valid82 = _errs438 === errors;
                                                                                                } else
                                                                                                  var valid82 = !0;
                                                                                            } else
                                                                                              return validate10.errors = [{ instancePath: instancePath + "/steps/" + i22 + "/provenance", schemaPath: "#/properties/steps/items/properties/provenance/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                          var valid59 = _errs433 === errors;
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
                                                          var valid58 = _errs303 === errors;
                                                          if (!valid58)
                                                            break;
                                                        }
                                                      }
                                                    } else
                                                      return validate10.errors = [{ instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "array" } }], !1;
                                                  var valid0 = _errs301 === errors;
                                                } else
                                                  var valid0 = !0;
                                                if (valid0) {
                                                  if (data.loops !== void 0) {
                                                    let data188 = data.loops, _errs440 = errors;
                                                    if (errors === _errs440)
                                                      if (Array.isArray(data188)) {
                                                        var valid83 = !0;
                                                        let len35 = data188.length;
                                                        for (let i35 = 0; i35 < len35; i35++) {
                                                          let data189 = data188[i35], _errs442 = errors;
                                                          if (errors === _errs442)
                                                            if (data189 && typeof data189 == "object" && !Array.isArray(data189)) {
                                                              let missing30;
                                                              if (data189.kind === void 0 && (missing30 = "kind"))
                                                                return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35, schemaPath: "#/properties/loops/items/required", keyword: "required", params: { missingProperty: missing30 } }], !1;
                                                              {
                                                                let tag1 = data189.kind;
                                                                if (typeof tag1 == "string")
                                                                  if (tag1 === "while") {
                                                                    if (errors === errors)
                                                                      if (data189 && typeof data189 == "object" && !Array.isArray(data189)) {
                                                                        let missing31;
                                                                        if (data189.loopId === void 0 && (missing31 = "loopId") || data189.title === void 0 && (missing31 = "title") || data189.maxIterations === void 0 && (missing31 = "maxIterations") || data189.body === void 0 && (missing31 = "body") || data189.provenance === void 0 && (missing31 = "provenance") || data189.kind === void 0 && (missing31 = "kind") || data189.conditionId === void 0 && (missing31 = "conditionId"))
                                                                          return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35, schemaPath: "#/properties/loops/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing31 } }], !1;
                                                                        if (data189.loopId !== void 0) {
                                                                          let data190 = data189.loopId, _errs448 = errors;
                                                                          if (errors === _errs448)
                                                                            if (typeof data190 == "string") {
                                                                              if (!pattern1.test(data190))
                                                                                return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/loopId", schemaPath: "#/properties/loops/items/oneOf/0/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                            } else
                                                                              return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/loopId", schemaPath: "#/properties/loops/items/oneOf/0/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid86 = _errs448 === errors;
                                                                        } else
                                                                          var valid86 = !0;
                                                                        if (valid86) {
                                                                          if (data189.title !== void 0) {
                                                                            let _errs450 = errors;
                                                                            if (typeof data189.title != "string")
                                                                              return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/title", schemaPath: "#/properties/loops/items/oneOf/0/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                                                                            var valid86 = _errs450 === errors;
                                                                          } else
                                                                            var valid86 = !0;
                                                                          if (valid86) {
                                                                            if (data189.maxIterations !== void 0) {
                                                                              let data192 = data189.maxIterations, _errs452 = errors;
                                                                              if (!(typeof data192 == "number" && !(data192 % 1) && !isNaN(data192)))
                                                                                return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/maxIterations", schemaPath: "#/properties/loops/items/oneOf/0/properties/maxIterations/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                              if (errors === _errs452 && typeof data192 == "number" && (data192 <= 0 || isNaN(data192)))
                                                                                return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/maxIterations", schemaPath: "#/properties/loops/items/oneOf/0/properties/maxIterations/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                                              var valid86 = _errs452 === errors;
                                                                            } else
                                                                              var valid86 = !0;
                                                                            if (valid86) {
                                                                              if (data189.body !== void 0) {
                                                                                let data193 = data189.body, _errs454 = errors;
                                                                                if (errors === _errs454)
                                                                                  if (Array.isArray(data193)) {
                                                                                    var valid87 = !0;
                                                                                    let len36 = data193.length;
                                                                                    for (let i36 = 0; i36 < len36; i36++) {
                                                                                      let data194 = data193[i36], _errs456 = errors;
                                                                                      if (errors === _errs456)
                                                                                        if (data194 && typeof data194 == "object" && !Array.isArray(data194)) {
                                                                                          let missing32;
                                                                                          if (data194.kind === void 0 && (missing32 = "kind"))
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i36, schemaPath: "#/properties/loops/items/oneOf/0/properties/body/items/required", keyword: "required", params: { missingProperty: missing32 } }], !1;
                                                                                          {
                                                                                            let tag2 = data194.kind;
                                                                                            if (typeof tag2 == "string")
                                                                                              if (tag2 === "step") {
                                                                                                if (errors === errors)
                                                                                                  if (data194 && typeof data194 == "object" && !Array.isArray(data194)) {
                                                                                                    let missing33;
                                                                                                    if (data194.kind === void 0 && (missing33 = "kind") || data194.stepId === void 0 && (missing33 = "stepId"))
                                                                                                      return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i36, schemaPath: "#/properties/loops/items/oneOf/0/properties/body/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing33 } }], !1;
                                                                                                    if (data194.kind !== void 0) {
                                                                                                      let data195 = data194.kind, _errs462 = errors;
                                                                                                      if (typeof data195 != "string")
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i36 + "/kind", schemaPath: "#/properties/loops/items/oneOf/0/properties/body/items/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                      if (data195 !== "step")
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i36 + "/kind", schemaPath: "#/properties/loops/items/oneOf/0/properties/body/items/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "step" } }], !1;
                                                                                                      var valid90 = _errs462 === errors;
                                                                                                    } else
                                                                                                      var valid90 = !0;
                                                                                                    if (valid90)
                                                                                                      if (data194.stepId !== void 0) {
                                                                                                        let data196 = data194.stepId, _errs464 = errors;
                                                                                                        if (errors === _errs464)
                                                                                                          if (typeof data196 == "string") {
                                                                                                            if (!pattern1.test(data196))
                                                                                                              return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i36 + "/stepId", schemaPath: "#/properties/loops/items/oneOf/0/properties/body/items/oneOf/0/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                                          } else
                                                                                                            return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i36 + "/stepId", schemaPath: "#/properties/loops/items/oneOf/0/properties/body/items/oneOf/0/properties/stepId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                        var valid90 = _errs464 === errors;
                                                                                                      } else
                                                                                                        var valid90 = !0;
                                                                                                  } else
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i36, schemaPath: "#/properties/loops/items/oneOf/0/properties/body/items/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                              } else if (tag2 === "loop") {
                                                                                                if (errors === errors)
                                                                                                  if (data194 && typeof data194 == "object" && !Array.isArray(data194)) {
                                                                                                    let missing34;
                                                                                                    if (data194.kind === void 0 && (missing34 = "kind") || data194.loopId === void 0 && (missing34 = "loopId"))
                                                                                                      return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i36, schemaPath: "#/properties/loops/items/oneOf/0/properties/body/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing34 } }], !1;
                                                                                                    if (data194.kind !== void 0) {
                                                                                                      let data197 = data194.kind, _errs469 = errors;
                                                                                                      if (typeof data197 != "string")
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i36 + "/kind", schemaPath: "#/properties/loops/items/oneOf/0/properties/body/items/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                      if (data197 !== "loop")
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i36 + "/kind", schemaPath: "#/properties/loops/items/oneOf/0/properties/body/items/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "loop" } }], !1;
                                                                                                      var valid92 = _errs469 === errors;
                                                                                                    } else
                                                                                                      var valid92 = !0;
                                                                                                    if (valid92)
                                                                                                      if (data194.loopId !== void 0) {
                                                                                                        let data198 = data194.loopId, _errs471 = errors;
                                                                                                        if (errors === _errs471)
                                                                                                          if (typeof data198 == "string") {
                                                                                                            if (!pattern1.test(data198))
                                                                                                              return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i36 + "/loopId", schemaPath: "#/properties/loops/items/oneOf/0/properties/body/items/oneOf/1/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                                          } else
                                                                                                            return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i36 + "/loopId", schemaPath: "#/properties/loops/items/oneOf/0/properties/body/items/oneOf/1/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                        var valid92 = _errs471 === errors;
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
                                                                                      var valid87 = _errs456 === errors;
                                                                                      if (!valid87)
                                                                                        break;
                                                                                    }
                                                                                  } else
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body", schemaPath: "#/properties/loops/items/oneOf/0/properties/body/type", keyword: "type", params: { type: "array" } }], !1;
                                                                                var valid86 = _errs454 === errors;
                                                                              } else
                                                                                var valid86 = !0;
                                                                              if (valid86) {
                                                                                if (data189.when !== void 0) {
                                                                                  let data199 = data189.when, _errs473 = errors;
                                                                                  if (errors === _errs473)
                                                                                    if (typeof data199 == "string") {
                                                                                      if (!pattern1.test(data199))
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/when", schemaPath: "#/properties/loops/items/oneOf/0/properties/when/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                    } else
                                                                                      return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/when", schemaPath: "#/properties/loops/items/oneOf/0/properties/when/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                  var valid86 = _errs473 === errors;
                                                                                } else
                                                                                  var valid86 = !0;
                                                                                if (valid86) {
                                                                                  if (data189.provenance !== void 0) {
                                                                                    let data200 = data189.provenance, _errs475 = errors;
                                                                                    if (errors === _errs475)
                                                                                      if (data200 && typeof data200 == "object" && !Array.isArray(data200)) {
                                                                                        let missing35;
                                                                                        if (data200.source === void 0 && (missing35 = "source"))
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/provenance", schemaPath: "#/properties/loops/items/oneOf/0/properties/provenance/required", keyword: "required", params: { missingProperty: missing35 } }], !1;
                                                                                        if (data200.source !== void 0) {
                                                                                          let data201 = data200.source, _errs478 = errors;
                                                                                          if (typeof data201 != "string")
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/provenance/source", schemaPath: "#/properties/loops/items/oneOf/0/properties/provenance/properties/source/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                          if (!(data201 === "authored" || data201 === "template_injected" || data201 === "feature_injected"))
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/provenance/source", schemaPath: "#/properties/loops/items/oneOf/0/properties/provenance/properties/source/enum", keyword: "enum", params: { allowedValues: schema11.properties.loops.items.oneOf[0].properties.provenance.properties.source.enum } }], !1;
                                                                                          var valid93 = _errs478 === errors;
                                                                                        } else
                                                                                          var valid93 = !0;
                                                                                        if (valid93)
                                                                                          if (data200.originId !== void 0) {
                                                                                            let _errs480 = errors;
                                                                                            if (typeof data200.originId != "string")
                                                                                              return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/provenance/originId", schemaPath: "#/properties/loops/items/oneOf/0/properties/provenance/properties/originId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                            var valid93 = _errs480 === errors;
                                                                                          } else
                                                                                            var valid93 = !0;
                                                                                      } else
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/provenance", schemaPath: "#/properties/loops/items/oneOf/0/properties/provenance/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                    var valid86 = _errs475 === errors;
                                                                                  } else
                                                                                    var valid86 = !0;
                                                                                  if (valid86) {
                                                                                    if (data189.kind !== void 0) {
                                                                                      let data203 = data189.kind, _errs482 = errors;
                                                                                      if (typeof data203 != "string")
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/kind", schemaPath: "#/properties/loops/items/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                      if (data203 !== "while")
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/kind", schemaPath: "#/properties/loops/items/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "while" } }], !1;
                                                                                      var valid86 = _errs482 === errors;
                                                                                    } else
                                                                                      var valid86 = !0;
                                                                                    if (valid86)
                                                                                      if (data189.conditionId !== void 0) {
                                                                                        let data204 = data189.conditionId, _errs484 = errors;
                                                                                        if (errors === _errs484)
                                                                                          if (typeof data204 == "string") {
                                                                                            if (!pattern1.test(data204))
                                                                                              return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/conditionId", schemaPath: "#/properties/loops/items/oneOf/0/properties/conditionId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                          } else
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/conditionId", schemaPath: "#/properties/loops/items/oneOf/0/properties/conditionId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                        var valid86 = _errs484 === errors;
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
                                                                      if (data189 && typeof data189 == "object" && !Array.isArray(data189)) {
                                                                        let missing36;
                                                                        if (data189.loopId === void 0 && (missing36 = "loopId") || data189.title === void 0 && (missing36 = "title") || data189.maxIterations === void 0 && (missing36 = "maxIterations") || data189.body === void 0 && (missing36 = "body") || data189.provenance === void 0 && (missing36 = "provenance") || data189.kind === void 0 && (missing36 = "kind") || data189.items === void 0 && (missing36 = "items"))
                                                                          return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35, schemaPath: "#/properties/loops/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing36 } }], !1;
                                                                        if (data189.loopId !== void 0) {
                                                                          let data205 = data189.loopId, _errs489 = errors;
                                                                          if (errors === _errs489)
                                                                            if (typeof data205 == "string") {
                                                                              if (!pattern1.test(data205))
                                                                                return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/loopId", schemaPath: "#/properties/loops/items/oneOf/1/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                            } else
                                                                              return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/loopId", schemaPath: "#/properties/loops/items/oneOf/1/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid95 = _errs489 === errors;
                                                                        } else
                                                                          var valid95 = !0;
                                                                        if (valid95) {
                                                                          if (data189.title !== void 0) {
                                                                            let _errs491 = errors;
                                                                            if (typeof data189.title != "string")
                                                                              return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/title", schemaPath: "#/properties/loops/items/oneOf/1/properties/title/type", keyword: "type", params: { type: "string" } }], !1;
                                                                            var valid95 = _errs491 === errors;
                                                                          } else
                                                                            var valid95 = !0;
                                                                          if (valid95) {
                                                                            if (data189.maxIterations !== void 0) {
                                                                              let data207 = data189.maxIterations, _errs493 = errors;
                                                                              if (!(typeof data207 == "number" && !(data207 % 1) && !isNaN(data207)))
                                                                                return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/maxIterations", schemaPath: "#/properties/loops/items/oneOf/1/properties/maxIterations/type", keyword: "type", params: { type: "integer" } }], !1;
                                                                              if (errors === _errs493 && typeof data207 == "number" && (data207 <= 0 || isNaN(data207)))
                                                                                return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/maxIterations", schemaPath: "#/properties/loops/items/oneOf/1/properties/maxIterations/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }], !1;
                                                                              var valid95 = _errs493 === errors;
                                                                            } else
                                                                              var valid95 = !0;
                                                                            if (valid95) {
                                                                              if (data189.body !== void 0) {
                                                                                let data208 = data189.body, _errs495 = errors;
                                                                                if (errors === _errs495)
                                                                                  if (Array.isArray(data208)) {
                                                                                    var valid96 = !0;
                                                                                    let len37 = data208.length;
                                                                                    for (let i37 = 0; i37 < len37; i37++) {
                                                                                      let data209 = data208[i37], _errs497 = errors;
                                                                                      if (errors === _errs497)
                                                                                        if (data209 && typeof data209 == "object" && !Array.isArray(data209)) {
                                                                                          let missing37;
                                                                                          if (data209.kind === void 0 && (missing37 = "kind"))
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i37, schemaPath: "#/properties/loops/items/oneOf/1/properties/body/items/required", keyword: "required", params: { missingProperty: missing37 } }], !1;
                                                                                          {
                                                                                            let tag3 = data209.kind;
                                                                                            if (typeof tag3 == "string")
                                                                                              if (tag3 === "step") {
                                                                                                if (errors === errors)
                                                                                                  if (data209 && typeof data209 == "object" && !Array.isArray(data209)) {
                                                                                                    let missing38;
                                                                                                    if (data209.kind === void 0 && (missing38 = "kind") || data209.stepId === void 0 && (missing38 = "stepId"))
                                                                                                      return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i37, schemaPath: "#/properties/loops/items/oneOf/1/properties/body/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing38 } }], !1;
                                                                                                    if (data209.kind !== void 0) {
                                                                                                      let data210 = data209.kind, _errs503 = errors;
                                                                                                      if (typeof data210 != "string")
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i37 + "/kind", schemaPath: "#/properties/loops/items/oneOf/1/properties/body/items/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                      if (data210 !== "step")
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i37 + "/kind", schemaPath: "#/properties/loops/items/oneOf/1/properties/body/items/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "step" } }], !1;
                                                                                                      var valid99 = _errs503 === errors;
                                                                                                    } else
                                                                                                      var valid99 = !0;
                                                                                                    if (valid99)
                                                                                                      if (data209.stepId !== void 0) {
                                                                                                        let data211 = data209.stepId, _errs505 = errors;
                                                                                                        if (errors === _errs505)
                                                                                                          if (typeof data211 == "string") {
                                                                                                            if (!pattern1.test(data211))
                                                                                                              return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i37 + "/stepId", schemaPath: "#/properties/loops/items/oneOf/1/properties/body/items/oneOf/0/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                                          } else
                                                                                                            return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i37 + "/stepId", schemaPath: "#/properties/loops/items/oneOf/1/properties/body/items/oneOf/0/properties/stepId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                        var valid99 = _errs505 === errors;
                                                                                                      } else
                                                                                                        var valid99 = !0;
                                                                                                  } else
                                                                                                    return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i37, schemaPath: "#/properties/loops/items/oneOf/1/properties/body/items/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                              } else if (tag3 === "loop") {
                                                                                                if (errors === errors)
                                                                                                  if (data209 && typeof data209 == "object" && !Array.isArray(data209)) {
                                                                                                    let missing39;
                                                                                                    if (data209.kind === void 0 && (missing39 = "kind") || data209.loopId === void 0 && (missing39 = "loopId"))
                                                                                                      return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i37, schemaPath: "#/properties/loops/items/oneOf/1/properties/body/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing39 } }], !1;
                                                                                                    if (data209.kind !== void 0) {
                                                                                                      let data212 = data209.kind, _errs510 = errors;
                                                                                                      if (typeof data212 != "string")
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i37 + "/kind", schemaPath: "#/properties/loops/items/oneOf/1/properties/body/items/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                      if (data212 !== "loop")
                                                                                                        return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i37 + "/kind", schemaPath: "#/properties/loops/items/oneOf/1/properties/body/items/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "loop" } }], !1;
                                                                                                      var valid101 = _errs510 === errors;
                                                                                                    } else
                                                                                                      var valid101 = !0;
                                                                                                    if (valid101)
                                                                                                      if (data209.loopId !== void 0) {
                                                                                                        let data213 = data209.loopId, _errs512 = errors;
                                                                                                        if (errors === _errs512)
                                                                                                          if (typeof data213 == "string") {
                                                                                                            if (!pattern1.test(data213))
                                                                                                              return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i37 + "/loopId", schemaPath: "#/properties/loops/items/oneOf/1/properties/body/items/oneOf/1/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                                          } else
                                                                                                            return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body/" + i37 + "/loopId", schemaPath: "#/properties/loops/items/oneOf/1/properties/body/items/oneOf/1/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                                        var valid101 = _errs512 === errors;
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
                                                                                      var valid96 = _errs497 === errors;
                                                                                      if (!valid96)
                                                                                        break;
                                                                                    }
                                                                                  } else
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/body", schemaPath: "#/properties/loops/items/oneOf/1/properties/body/type", keyword: "type", params: { type: "array" } }], !1;
                                                                                var valid95 = _errs495 === errors;
                                                                              } else
                                                                                var valid95 = !0;
                                                                              if (valid95) {
                                                                                if (data189.when !== void 0) {
                                                                                  let data214 = data189.when, _errs514 = errors;
                                                                                  if (errors === _errs514)
                                                                                    if (typeof data214 == "string") {
                                                                                      if (!pattern1.test(data214))
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/when", schemaPath: "#/properties/loops/items/oneOf/1/properties/when/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                    } else
                                                                                      return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/when", schemaPath: "#/properties/loops/items/oneOf/1/properties/when/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                  var valid95 = _errs514 === errors;
                                                                                } else
                                                                                  var valid95 = !0;
                                                                                if (valid95) {
                                                                                  if (data189.provenance !== void 0) {
                                                                                    let data215 = data189.provenance, _errs516 = errors;
                                                                                    if (errors === _errs516)
                                                                                      if (data215 && typeof data215 == "object" && !Array.isArray(data215)) {
                                                                                        let missing40;
                                                                                        if (data215.source === void 0 && (missing40 = "source"))
                                                                                          return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/provenance", schemaPath: "#/properties/loops/items/oneOf/1/properties/provenance/required", keyword: "required", params: { missingProperty: missing40 } }], !1;
                                                                                        if (data215.source !== void 0) {
                                                                                          let data216 = data215.source, _errs519 = errors;
                                                                                          if (typeof data216 != "string")
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/provenance/source", schemaPath: "#/properties/loops/items/oneOf/1/properties/provenance/properties/source/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                          if (!(data216 === "authored" || data216 === "template_injected" || data216 === "feature_injected"))
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/provenance/source", schemaPath: "#/properties/loops/items/oneOf/1/properties/provenance/properties/source/enum", keyword: "enum", params: { allowedValues: schema11.properties.loops.items.oneOf[1].properties.provenance.properties.source.enum } }], !1;
                                                                                          var valid102 = _errs519 === errors;
                                                                                        } else
                                                                                          var valid102 = !0;
                                                                                        if (valid102)
                                                                                          if (data215.originId !== void 0) {
                                                                                            let _errs521 = errors;
                                                                                            if (typeof data215.originId != "string")
                                                                                              return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/provenance/originId", schemaPath: "#/properties/loops/items/oneOf/1/properties/provenance/properties/originId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                            var valid102 = _errs521 === errors;
                                                                                          } else
                                                                                            var valid102 = !0;
                                                                                      } else
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/provenance", schemaPath: "#/properties/loops/items/oneOf/1/properties/provenance/type", keyword: "type", params: { type: "object" } }], !1;
                                                                                    var valid95 = _errs516 === errors;
                                                                                  } else
                                                                                    var valid95 = !0;
                                                                                  if (valid95) {
                                                                                    if (data189.kind !== void 0) {
                                                                                      let data218 = data189.kind, _errs523 = errors;
                                                                                      if (typeof data218 != "string")
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/kind", schemaPath: "#/properties/loops/items/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                      if (data218 !== "for_each")
                                                                                        return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/kind", schemaPath: "#/properties/loops/items/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "for_each" } }], !1;
                                                                                      var valid95 = _errs523 === errors;
                                                                                    } else
                                                                                      var valid95 = !0;
                                                                                    if (valid95)
                                                                                      if (data189.items !== void 0) {
                                                                                        let data219 = data189.items, _errs525 = errors;
                                                                                        if (errors === _errs525)
                                                                                          if (typeof data219 == "string") {
                                                                                            if (!pattern1.test(data219))
                                                                                              return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/items", schemaPath: "#/properties/loops/items/oneOf/1/properties/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                          } else
                                                                                            return validate10.errors = [{ instancePath: instancePath + "/loops/" + i35 + "/items", schemaPath: "#/properties/loops/items/oneOf/1/properties/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                        var valid95 = _errs525 === errors;
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
                                                          var valid83 = _errs442 === errors;
                                                          if (!valid83)
                                                            break;
                                                        }
                                                      } else
                                                        return validate10.errors = [{ instancePath: instancePath + "/loops", schemaPath: "#/properties/loops/type", keyword: "type", params: { type: "array" } }], !1;
                                                    var valid0 = _errs440 === errors;
                                                  } else
                                                    var valid0 = !0;
                                                  if (valid0) {
                                                    if (data.flow !== void 0) {
                                                      let data220 = data.flow, _errs527 = errors;
                                                      if (errors === _errs527)
                                                        if (Array.isArray(data220)) {
                                                          if (data220.length < 1)
                                                            return validate10.errors = [{ instancePath: instancePath + "/flow", schemaPath: "#/properties/flow/minItems", keyword: "minItems", params: { limit: 1 } }], !1;
                                                          {
                                                            var valid103 = !0;
                                                            let len38 = data220.length;
                                                            for (let i38 = 0; i38 < len38; i38++) {
                                                              let data221 = data220[i38], _errs529 = errors;
                                                              if (errors === _errs529)
                                                                if (data221 && typeof data221 == "object" && !Array.isArray(data221)) {
                                                                  let missing41;
                                                                  if (data221.kind === void 0 && (missing41 = "kind"))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/flow/" + i38, schemaPath: "#/properties/flow/items/required", keyword: "required", params: { missingProperty: missing41 } }], !1;
                                                                  {
                                                                    let tag4 = data221.kind;
                                                                    if (typeof tag4 == "string")
                                                                      if (tag4 === "step") {
                                                                        if (errors === errors)
                                                                          if (data221 && typeof data221 == "object" && !Array.isArray(data221)) {
                                                                            let missing42;
                                                                            if (data221.kind === void 0 && (missing42 = "kind") || data221.stepId === void 0 && (missing42 = "stepId"))
                                                                              return validate10.errors = [{ instancePath: instancePath + "/flow/" + i38, schemaPath: "#/properties/flow/items/oneOf/0/required", keyword: "required", params: { missingProperty: missing42 } }], !1;
                                                                            if (data221.kind !== void 0) {
                                                                              let data222 = data221.kind, _errs535 = errors;
                                                                              if (typeof data222 != "string")
                                                                                return validate10.errors = [{ instancePath: instancePath + "/flow/" + i38 + "/kind", schemaPath: "#/properties/flow/items/oneOf/0/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                              if (data222 !== "step")
                                                                                return validate10.errors = [{ instancePath: instancePath + "/flow/" + i38 + "/kind", schemaPath: "#/properties/flow/items/oneOf/0/properties/kind/const", keyword: "const", params: { allowedValue: "step" } }], !1;
                                                                              var valid106 = _errs535 === errors;
                                                                            } else
                                                                              var valid106 = !0;
                                                                            if (valid106)
                                                                              if (data221.stepId !== void 0) {
                                                                                let data223 = data221.stepId, _errs537 = errors;
                                                                                if (errors === _errs537)
                                                                                  if (typeof data223 == "string") {
                                                                                    if (!pattern1.test(data223))
                                                                                      return validate10.errors = [{ instancePath: instancePath + "/flow/" + i38 + "/stepId", schemaPath: "#/properties/flow/items/oneOf/0/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                  } else
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/flow/" + i38 + "/stepId", schemaPath: "#/properties/flow/items/oneOf/0/properties/stepId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                var valid106 = _errs537 === errors;
                                                                              } else
                                                                                var valid106 = !0;
                                                                          } else
                                                                            return validate10.errors = [{ instancePath: instancePath + "/flow/" + i38, schemaPath: "#/properties/flow/items/oneOf/0/type", keyword: "type", params: { type: "object" } }], !1;
                                                                      } else if (tag4 === "loop") {
                                                                        if (errors === errors)
                                                                          if (data221 && typeof data221 == "object" && !Array.isArray(data221)) {
                                                                            let missing43;
                                                                            if (data221.kind === void 0 && (missing43 = "kind") || data221.loopId === void 0 && (missing43 = "loopId"))
                                                                              return validate10.errors = [{ instancePath: instancePath + "/flow/" + i38, schemaPath: "#/properties/flow/items/oneOf/1/required", keyword: "required", params: { missingProperty: missing43 } }], !1;
                                                                            if (data221.kind !== void 0) {
                                                                              let data224 = data221.kind, _errs542 = errors;
                                                                              if (typeof data224 != "string")
                                                                                return validate10.errors = [{ instancePath: instancePath + "/flow/" + i38 + "/kind", schemaPath: "#/properties/flow/items/oneOf/1/properties/kind/type", keyword: "type", params: { type: "string" } }], !1;
                                                                              if (data224 !== "loop")
                                                                                return validate10.errors = [{ instancePath: instancePath + "/flow/" + i38 + "/kind", schemaPath: "#/properties/flow/items/oneOf/1/properties/kind/const", keyword: "const", params: { allowedValue: "loop" } }], !1;
                                                                              var valid108 = _errs542 === errors;
                                                                            } else
                                                                              var valid108 = !0;
                                                                            if (valid108)
                                                                              if (data221.loopId !== void 0) {
                                                                                let data225 = data221.loopId, _errs544 = errors;
                                                                                if (errors === _errs544)
                                                                                  if (typeof data225 == "string") {
                                                                                    if (!pattern1.test(data225))
                                                                                      return validate10.errors = [{ instancePath: instancePath + "/flow/" + i38 + "/loopId", schemaPath: "#/properties/flow/items/oneOf/1/properties/loopId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                                  } else
                                                                                    return validate10.errors = [{ instancePath: instancePath + "/flow/" + i38 + "/loopId", schemaPath: "#/properties/flow/items/oneOf/1/properties/loopId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                                var valid108 = _errs544 === errors;
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
                                                              var valid103 = _errs529 === errors;
                                                              if (!valid103)
                                                                break;
                                                            }
                                                          }
                                                        } else
                                                          return validate10.errors = [{ instancePath: instancePath + "/flow", schemaPath: "#/properties/flow/type", keyword: "type", params: { type: "array" } }], !1;
                                                      var valid0 = _errs527 === errors;
                                                    } else
                                                      var valid0 = !0;
                                                    if (valid0) {
                                                      if (data.routing !== void 0) {
                                                        let data226 = data.routing, _errs546 = errors;
                                                        if (errors === _errs546)
                                                          if (Array.isArray(data226)) {
                                                            var valid109 = !0;
                                                            let len39 = data226.length;
                                                            for (let i39 = 0; i39 < len39; i39++) {
                                                              let data227 = data226[i39], _errs548 = errors;
                                                              if (errors === _errs548)
                                                                if (data227 && typeof data227 == "object" && !Array.isArray(data227)) {
                                                                  let missing44;
                                                                  if (data227.key === void 0 && (missing44 = "key") || data227.values === void 0 && (missing44 = "values"))
                                                                    return validate10.errors = [{ instancePath: instancePath + "/routing/" + i39, schemaPath: "#/properties/routing/items/required", keyword: "required", params: { missingProperty: missing44 } }], !1;
                                                                  if (data227.key !== void 0) {
                                                                    let data228 = data227.key, _errs551 = errors;
                                                                    if (errors === _errs551)
                                                                      if (typeof data228 == "string") {
                                                                        if (!pattern1.test(data228))
                                                                          return validate10.errors = [{ instancePath: instancePath + "/routing/" + i39 + "/key", schemaPath: "#/properties/routing/items/properties/key/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                      } else
                                                                        return validate10.errors = [{ instancePath: instancePath + "/routing/" + i39 + "/key", schemaPath: "#/properties/routing/items/properties/key/type", keyword: "type", params: { type: "string" } }], !1;
                                                                    var valid110 = _errs551 === errors;
                                                                  } else
                                                                    var valid110 = !0;
                                                                  if (valid110)
                                                                    if (data227.values !== void 0) {
                                                                      let data229 = data227.values, _errs553 = errors;
                                                                      if (errors === _errs553)
                                                                        if (Array.isArray(data229)) {
                                                                          var valid111 = !0;
                                                                          let len40 = data229.length;
                                                                          for (let i40 = 0; i40 < len40; i40++) {
                                                                            let _errs555 = errors;
                                                                            if (typeof data229[i40] != "string")
                                                                              return validate10.errors = [{ instancePath: instancePath + "/routing/" + i39 + "/values/" + i40, schemaPath: "#/properties/routing/items/properties/values/items/type", keyword: "type", params: { type: "string" } }], !1;
                                                                            var valid111 = _errs555 === errors;
                                                                            if (!valid111)
                                                                              break;
                                                                          }
                                                                        } else
                                                                          return validate10.errors = [{ instancePath: instancePath + "/routing/" + i39 + "/values", schemaPath: "#/properties/routing/items/properties/values/type", keyword: "type", params: { type: "array" } }], !1;
                                                                      var valid110 = _errs553 === errors;
                                                                    } else
                                                                      var valid110 = !0;
                                                                } else
                                                                  return validate10.errors = [{ instancePath: instancePath + "/routing/" + i39, schemaPath: "#/properties/routing/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                              var valid109 = _errs548 === errors;
                                                              if (!valid109)
                                                                break;
                                                            }
                                                          } else
                                                            return validate10.errors = [{ instancePath: instancePath + "/routing", schemaPath: "#/properties/routing/type", keyword: "type", params: { type: "array" } }], !1;
                                                        var valid0 = _errs546 === errors;
                                                      } else
                                                        var valid0 = !0;
                                                      if (valid0) {
                                                        if (data.metadata !== void 0) {
                                                          let data231 = data.metadata, _errs557 = errors;
                                                          if (errors === _errs557 && !(data231 && typeof data231 == "object" && !Array.isArray(data231)))
                                                            return validate10.errors = [{ instancePath: instancePath + "/metadata", schemaPath: "#/properties/metadata/type", keyword: "type", params: { type: "object" } }], !1;
                                                          var valid0 = _errs557 === errors;
                                                        } else
                                                          var valid0 = !0;
                                                        if (valid0)
                                                          if (data.compiledWarnings !== void 0) {
                                                            let data232 = data.compiledWarnings, _errs560 = errors;
                                                            if (errors === _errs560)
                                                              if (Array.isArray(data232)) {
                                                                var valid112 = !0;
                                                                let len41 = data232.length;
                                                                for (let i41 = 0; i41 < len41; i41++) {
                                                                  let data233 = data232[i41], _errs562 = errors;
                                                                  if (errors === _errs562)
                                                                    if (data233 && typeof data233 == "object" && !Array.isArray(data233)) {
                                                                      let missing45;
                                                                      if (data233.code === void 0 && (missing45 = "code"))
                                                                        return validate10.errors = [{ instancePath: instancePath + "/compiledWarnings/" + i41, schemaPath: "#/properties/compiledWarnings/items/required", keyword: "required", params: { missingProperty: missing45 } }], !1;
                                                                      if (data233.code !== void 0) {
                                                                        let _errs565 = errors;
                                                                        if (typeof data233.code != "string")
                                                                          return validate10.errors = [{ instancePath: instancePath + "/compiledWarnings/" + i41 + "/code", schemaPath: "#/properties/compiledWarnings/items/properties/code/type", keyword: "type", params: { type: "string" } }], !1;
                                                                        var valid113 = _errs565 === errors;
                                                                      } else
                                                                        var valid113 = !0;
                                                                      if (valid113) {
                                                                        if (data233.stepId !== void 0) {
                                                                          let data235 = data233.stepId, _errs567 = errors;
                                                                          if (errors === _errs567)
                                                                            if (typeof data235 == "string") {
                                                                              if (!pattern1.test(data235))
                                                                                return validate10.errors = [{ instancePath: instancePath + "/compiledWarnings/" + i41 + "/stepId", schemaPath: "#/properties/compiledWarnings/items/properties/stepId/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9_-]+$" } }], !1;
                                                                            } else
                                                                              return validate10.errors = [{ instancePath: instancePath + "/compiledWarnings/" + i41 + "/stepId", schemaPath: "#/properties/compiledWarnings/items/properties/stepId/type", keyword: "type", params: { type: "string" } }], !1;
                                                                          var valid113 = _errs567 === errors;
                                                                        } else
                                                                          var valid113 = !0;
                                                                        if (valid113)
                                                                          if (data233.detail !== void 0) {
                                                                            let _errs569 = errors;
                                                                            if (typeof data233.detail != "string")
                                                                              return validate10.errors = [{ instancePath: instancePath + "/compiledWarnings/" + i41 + "/detail", schemaPath: "#/properties/compiledWarnings/items/properties/detail/type", keyword: "type", params: { type: "string" } }], !1;
                                                                            var valid113 = _errs569 === errors;
                                                                          } else
                                                                            var valid113 = !0;
                                                                      }
                                                                    } else
                                                                      return validate10.errors = [{ instancePath: instancePath + "/compiledWarnings/" + i41, schemaPath: "#/properties/compiledWarnings/items/type", keyword: "type", params: { type: "object" } }], !1;
                                                                  var valid112 = _errs562 === errors;
                                                                  if (!valid112)
                                                                    break;
                                                                }
                                                              } else
                                                                return validate10.errors = [{ instancePath: instancePath + "/compiledWarnings", schemaPath: "#/properties/compiledWarnings/type", keyword: "type", params: { type: "array" } }], !1;
                                                            var valid0 = _errs560 === errors;
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
