// Generated from schemas/compiled-snapshot.ts by `npm run generate`; do not edit.
// <stdin>
import { problemsOfCompiledWorkflow } from "./problems/compiled-workflow.v1.js";
var validateCompiledWorkflow = (function() {
  "use strict";
  let pattern0 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), pattern1 = new RegExp("^[a-z0-9_-]+$", "u"), hasOwn = Function.prototype.call.bind(Object.prototype.hasOwnProperty), ref2 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.kind === void 0) return !1;
    switch (data.kind) {
      case "always_true":
        if (data.conditionId === void 0 || typeof data.conditionId != "string" || !pattern1.test(data.conditionId)) return !1;
        break;
      case "always_false":
        if (data.conditionId === void 0 || typeof data.conditionId != "string" || !pattern1.test(data.conditionId)) return !1;
        break;
      case "loop_control":
        if (data.conditionId === void 0 || data.continueWhen === void 0 || typeof data.conditionId != "string" || !pattern1.test(data.conditionId) || data.continueWhen !== "continue") return !1;
        break;
      case "context_equals":
        if (data.conditionId === void 0 || data.key === void 0 || data.value === void 0 || typeof data.conditionId != "string" || !pattern1.test(data.conditionId) || typeof data.key != "string" || !pattern1.test(data.key) || !(typeof data.value == "string" || typeof data.value == "number" || typeof data.value == "boolean")) return !1;
        break;
      case "context_in":
        if (data.conditionId === void 0 || data.key === void 0 || !(data.values !== void 0 && hasOwn(data, "values")) || typeof data.conditionId != "string" || !pattern1.test(data.conditionId) || typeof data.key != "string" || !pattern1.test(data.key) || !Array.isArray(data.values)) return !1;
        for (let q = 0; q < data.values.length; q++)
          if (!(typeof data.values[q] == "string" || typeof data.values[q] == "number" || typeof data.values[q] == "boolean")) return !1;
        break;
      case "context_at_least":
        if (data.conditionId === void 0 || data.key === void 0 || data.value === void 0 || typeof data.conditionId != "string" || !pattern1.test(data.conditionId) || typeof data.key != "string" || !pattern1.test(data.key) || typeof data.value != "number") return !1;
        break;
      case "context_at_most":
        if (data.conditionId === void 0 || data.key === void 0 || data.value === void 0 || typeof data.conditionId != "string" || !pattern1.test(data.conditionId) || typeof data.key != "string" || !pattern1.test(data.key) || typeof data.value != "number") return !1;
        break;
      case "context_contains":
        if (data.conditionId === void 0 || data.key === void 0 || data.value === void 0 || typeof data.conditionId != "string" || !pattern1.test(data.conditionId) || typeof data.key != "string" || !pattern1.test(data.key) || !(typeof data.value == "string" || typeof data.value == "number" || typeof data.value == "boolean")) return !1;
        break;
      case "context_present":
        if (data.conditionId === void 0 || data.key === void 0 || typeof data.conditionId != "string" || !pattern1.test(data.conditionId) || typeof data.key != "string" || !pattern1.test(data.key)) return !1;
        break;
      case "all":
        if (data.conditionId === void 0 || data.of === void 0 || typeof data.conditionId != "string" || !pattern1.test(data.conditionId) || !Array.isArray(data.of)) return !1;
        for (let r = 0; r < data.of.length; r++)
          if (typeof data.of[r] != "string" || !pattern1.test(data.of[r])) return !1;
        break;
      case "any":
        if (data.conditionId === void 0 || data.of === void 0 || typeof data.conditionId != "string" || !pattern1.test(data.conditionId) || !Array.isArray(data.of)) return !1;
        for (let s = 0; s < data.of.length; s++)
          if (typeof data.of[s] != "string" || !pattern1.test(data.of[s])) return !1;
        break;
      case "not":
        if (data.conditionId === void 0 || data.of === void 0 || typeof data.conditionId != "string" || !pattern1.test(data.conditionId) || typeof data.of != "string" || !pattern1.test(data.of)) return !1;
        break;
      default:
        return !1;
    }
    return !0;
  }, ref1 = function(data) {
    if (!Array.isArray(data)) return !1;
    for (let p = 0; p < data.length; p++)
      if (!ref2(data[p])) return !1;
    return !0;
  }, pattern2 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), ref5 = function(data) {
    return !(!(typeof data == "object" && data && !Array.isArray(data)) || data.source === void 0 || typeof data.source != "string" || !(data.source === "authored" || data.source === "template_injected" || data.source === "feature_injected") || data.originId !== void 0 && typeof data.originId != "string");
  }, ref4 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.stepId === void 0 || data.title === void 0 || data.requireConfirmation === void 0 || data.prompt === void 0 || data.refs === void 0 || data.userDependencies === void 0 || data.functionReferences === void 0 || data.provenance === void 0 || typeof data.stepId != "string" || !pattern1.test(data.stepId) || typeof data.title != "string" || typeof data.requireConfirmation != "boolean" || data.notes !== void 0 && data.notes !== "required" || data.agentRole !== void 0 && typeof data.agentRole != "string" || typeof data.prompt != "string") return !1;
    if (data.promptBlocks !== void 0) {
      if (!(typeof data.promptBlocks == "object" && data.promptBlocks && !Array.isArray(data.promptBlocks)) || data.promptBlocks.goal !== void 0 && typeof data.promptBlocks.goal != "string")
        return !1;
      if (data.promptBlocks.constraints !== void 0) {
        if (!Array.isArray(data.promptBlocks.constraints)) return !1;
        for (let oo = 0; oo < data.promptBlocks.constraints.length; oo++)
          if (typeof data.promptBlocks.constraints[oo] != "string") return !1;
      }
      if (data.promptBlocks.procedure !== void 0) {
        if (!Array.isArray(data.promptBlocks.procedure)) return !1;
        for (let pp = 0; pp < data.promptBlocks.procedure.length; pp++)
          if (typeof data.promptBlocks.procedure[pp] != "string") return !1;
      }
      if (data.promptBlocks.outputRequired !== void 0) {
        if (!(typeof data.promptBlocks.outputRequired == "object" && data.promptBlocks.outputRequired && !Array.isArray(data.promptBlocks.outputRequired))) return !1;
        for (let key24 of Object.keys(data.promptBlocks.outputRequired))
          if (typeof data.promptBlocks.outputRequired[key24] != "string") return !1;
      }
      if (data.promptBlocks.verify !== void 0) {
        if (!Array.isArray(data.promptBlocks.verify)) return !1;
        for (let qq = 0; qq < data.promptBlocks.verify.length; qq++)
          if (typeof data.promptBlocks.verify[qq] != "string") return !1;
      }
    }
    if (!Array.isArray(data.refs)) return !1;
    for (let rr = 0; rr < data.refs.length; rr++)
      if (!(typeof data.refs[rr] == "object" && data.refs[rr] && !Array.isArray(data.refs[rr])) || data.refs[rr].refId === void 0 || data.refs[rr].refContentHash === void 0 || data.refs[rr].bytes === void 0 || data.refs[rr].block === void 0 || typeof data.refs[rr].refId != "string" || typeof data.refs[rr].refContentHash != "string" || !pattern2.test(data.refs[rr].refContentHash) || !Number.isInteger(data.refs[rr].bytes) || !(0 <= data.refs[rr].bytes) || typeof data.refs[rr].block != "string" || !(data.refs[rr].block === "goal" || data.refs[rr].block === "constraints" || data.refs[rr].block === "procedure" || data.refs[rr].block === "verify")) return !1;
    if (data.when !== void 0 && (typeof data.when != "string" || !pattern1.test(data.when)))
      return !1;
    if (data.output !== void 0) {
      if (!(typeof data.output == "object" && data.output && !Array.isArray(data.output)) || data.output.contractRef !== void 0 && typeof data.output.contractRef != "string" || data.output.required !== void 0 && typeof data.output.required != "boolean")
        return !1;
      if (data.output.seeds !== void 0) {
        if (!Array.isArray(data.output.seeds) || data.output.seeds.length < 1) return !1;
        for (let ss = 0; ss < data.output.seeds.length; ss++)
          if (typeof data.output.seeds[ss] != "string" || !pattern1.test(data.output.seeds[ss])) return !1;
      }
      if (data.output.stated !== void 0) {
        if (!(typeof data.output.stated == "object" && data.output.stated && !Array.isArray(data.output.stated)) || data.output.stated.fields === void 0 || !Array.isArray(data.output.stated.fields)) return !1;
        for (let tt = 0; tt < data.output.stated.fields.length; tt++)
          if (typeof data.output.stated.fields[tt] != "string") return !1;
        if (data.output.stated.example !== void 0 && !(typeof data.output.stated.example == "object" && data.output.stated.example && !Array.isArray(data.output.stated.example)))
          return !1;
      }
      if (data.output.hints !== void 0) {
        if (!(typeof data.output.hints == "object" && data.output.hints && !Array.isArray(data.output.hints))) return !1;
        for (let key29 of Object.keys(data.output.hints))
          if (typeof data.output.hints[key29] != "string") return !1;
      }
      if (data.output.assessmentContractRefs !== void 0) {
        if (!Array.isArray(data.output.assessmentContractRefs)) return !1;
        for (let uu = 0; uu < data.output.assessmentContractRefs.length; uu++)
          if (typeof data.output.assessmentContractRefs[uu] != "string") return !1;
      }
      if (data.output.followups !== void 0) {
        if (!Array.isArray(data.output.followups)) return !1;
        for (let vv = 0; vv < data.output.followups.length; vv++)
          if (!(typeof data.output.followups[vv] == "object" && data.output.followups[vv] && !Array.isArray(data.output.followups[vv])) || data.output.followups[vv].contractRef === void 0 || data.output.followups[vv].level === void 0 || data.output.followups[vv].guidance === void 0 || typeof data.output.followups[vv].contractRef != "string" || typeof data.output.followups[vv].level != "string" || typeof data.output.followups[vv].guidance != "string") return !1;
      }
      if (data.output.slotArtifacts !== void 0) {
        if (!Array.isArray(data.output.slotArtifacts)) return !1;
        for (let xx = 0; xx < data.output.slotArtifacts.length; xx++) {
          if (!(typeof data.output.slotArtifacts[xx] == "object" && data.output.slotArtifacts[xx] && !Array.isArray(data.output.slotArtifacts[xx])) || data.output.slotArtifacts[xx].slot === void 0 || data.output.slotArtifacts[xx].names === void 0 || typeof data.output.slotArtifacts[xx].slot != "string" || !Array.isArray(data.output.slotArtifacts[xx].names) || data.output.slotArtifacts[xx].names.length < 1) return !1;
          for (let yy = 0; yy < data.output.slotArtifacts[xx].names.length; yy++)
            if (typeof data.output.slotArtifacts[xx].names[yy] != "string") return !1;
        }
      }
    }
    if (!Array.isArray(data.userDependencies)) return !1;
    for (let zz = 0; zz < data.userDependencies.length; zz++)
      if (!(typeof data.userDependencies[zz] == "object" && data.userDependencies[zz] && !Array.isArray(data.userDependencies[zz])) || data.userDependencies[zz].reason === void 0 || data.userDependencies[zz].message === void 0 || typeof data.userDependencies[zz].reason != "string" || !(data.userDependencies[zz].reason === "needs_user_secret_or_token" || data.userDependencies[zz].reason === "needs_user_account_access" || data.userDependencies[zz].reason === "needs_user_artifact" || data.userDependencies[zz].reason === "needs_user_choice" || data.userDependencies[zz].reason === "needs_user_approval" || data.userDependencies[zz].reason === "needs_user_environment_action") || data.userDependencies[zz].choiceKind !== void 0 && (typeof data.userDependencies[zz].choiceKind != "string" || !(data.userDependencies[zz].choiceKind === "preference_tradeoff" || data.userDependencies[zz].choiceKind === "scope_boundary" || data.userDependencies[zz].choiceKind === "irreversible_action" || data.userDependencies[zz].choiceKind === "external_side_effect" || data.userDependencies[zz].choiceKind === "policy_or_compliance")) || data.userDependencies[zz].contextKey !== void 0 && (typeof data.userDependencies[zz].contextKey != "string" || !pattern1.test(data.userDependencies[zz].contextKey)) || typeof data.userDependencies[zz].message != "string") return !1;
    if (!Array.isArray(data.functionReferences)) return !1;
    for (let iii = 0; iii < data.functionReferences.length; iii++)
      if (typeof data.functionReferences[iii] != "string") return !1;
    return !(data.probe !== void 0 && (!(typeof data.probe == "object" && data.probe && !Array.isArray(data.probe)) || data.probe.capability === void 0 || data.probe.visibility === void 0 || data.probe.templateId === void 0 || typeof data.probe.capability != "string" || !(data.probe.capability === "delegation" || data.probe.capability === "web_browsing") || typeof data.probe.visibility != "string" || !(data.probe.visibility === "collapsed" || data.probe.visibility === "shown") || typeof data.probe.templateId != "string") || !ref5(data.provenance));
  }, ref3 = function(data) {
    if (!Array.isArray(data) || data.length < 1) return !1;
    for (let nn = 0; nn < data.length; nn++)
      if (!ref4(data[nn])) return !1;
    return !0;
  }, ref9 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.kind === void 0) return !1;
    switch (data.kind) {
      case "step":
        if (data.stepId === void 0 || typeof data.stepId != "string" || !pattern1.test(data.stepId)) return !1;
        break;
      case "loop":
        if (data.loopId === void 0 || typeof data.loopId != "string" || !pattern1.test(data.loopId)) return !1;
        break;
      default:
        return !1;
    }
    return !0;
  }, ref8 = function(data) {
    if (!Array.isArray(data)) return !1;
    for (let kkk = 0; kkk < data.length; kkk++)
      if (!ref9(data[kkk])) return !1;
    return !0;
  }, ref7 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.kind === void 0) return !1;
    switch (data.kind) {
      case "while":
        if (data.loopId === void 0 || data.title === void 0 || data.maxIterations === void 0 || data.body === void 0 || data.provenance === void 0 || data.conditionId === void 0 || typeof data.loopId != "string" || !pattern1.test(data.loopId) || typeof data.title != "string" || !Number.isInteger(data.maxIterations) || !(0 < data.maxIterations) || !ref8(data.body) || data.when !== void 0 && (typeof data.when != "string" || !pattern1.test(data.when)) || !ref5(data.provenance) || typeof data.conditionId != "string" || !pattern1.test(data.conditionId)) return !1;
        break;
      case "for_each":
        if (data.loopId === void 0 || data.title === void 0 || data.maxIterations === void 0 || data.body === void 0 || data.provenance === void 0 || data.items === void 0 || typeof data.loopId != "string" || !pattern1.test(data.loopId) || typeof data.title != "string" || !Number.isInteger(data.maxIterations) || !(0 < data.maxIterations) || !ref8(data.body) || data.when !== void 0 && (typeof data.when != "string" || !pattern1.test(data.when)) || !ref5(data.provenance) || typeof data.items != "string" || !pattern1.test(data.items)) return !1;
        break;
      default:
        return !1;
    }
    return !0;
  }, ref6 = function(data) {
    if (!Array.isArray(data)) return !1;
    for (let jjj = 0; jjj < data.length; jjj++)
      if (!ref7(data[jjj])) return !1;
    return !0;
  };
  return function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.schemaVersion === void 0 || data.workflowId === void 0 || data.kind === void 0 || data.name === void 0 || data.description === void 0 || data.version === void 0 || data.tags === void 0 || data.aliases === void 0 || data.recommendations === void 0 || data.capabilities === void 0 || data.features === void 0 || data.contracts === void 0 || data.inputs === void 0 || data.conditions === void 0 || data.functions === void 0 || data.guidance === void 0 || data.references === void 0 || data.extensionPoints === void 0 || data.bindings === void 0 || data.steps === void 0 || data.loops === void 0 || data.flow === void 0 || data.metadata === void 0 || data.compiledWarnings === void 0 || data.schemaVersion !== 1 || typeof data.workflowId != "string" || !pattern0.test(data.workflowId) || typeof data.kind != "string" || !(data.kind === "workflow" || data.kind === "routine") || typeof data.name != "string" || typeof data.description != "string" || typeof data.version != "string" || !Array.isArray(data.tags)) return !1;
    for (let i = 0; i < data.tags.length; i++)
      if (typeof data.tags[i] != "string") return !1;
    if (!Array.isArray(data.aliases)) return !1;
    for (let j = 0; j < data.aliases.length; j++)
      if (typeof data.aliases[j] != "string") return !1;
    if (data.agentRole !== void 0 && typeof data.agentRole != "string" || !(typeof data.recommendations == "object" && data.recommendations && !Array.isArray(data.recommendations)) || data.recommendations.autonomy !== void 0 && (typeof data.recommendations.autonomy != "string" || !(data.recommendations.autonomy === "guided" || data.recommendations.autonomy === "full_auto_stop_on_user_deps" || data.recommendations.autonomy === "full_auto_never_stop")) || data.recommendations.riskPolicy !== void 0 && (typeof data.recommendations.riskPolicy != "string" || !(data.recommendations.riskPolicy === "conservative" || data.recommendations.riskPolicy === "balanced" || data.recommendations.riskPolicy === "aggressive")) || !(typeof data.capabilities == "object" && data.capabilities && !Array.isArray(data.capabilities)) || data.capabilities.delegation !== void 0 && (typeof data.capabilities.delegation != "string" || !(data.capabilities.delegation === "required" || data.capabilities.delegation === "preferred" || data.capabilities.delegation === "disabled")) || data.capabilities.web_browsing !== void 0 && (typeof data.capabilities.web_browsing != "string" || !(data.capabilities.web_browsing === "required" || data.capabilities.web_browsing === "preferred" || data.capabilities.web_browsing === "disabled")) || !Array.isArray(data.features)) return !1;
    for (let k = 0; k < data.features.length; k++)
      if (!(typeof data.features[k] == "object" && data.features[k] && !Array.isArray(data.features[k])) || data.features[k].featureId === void 0 || data.features[k].config === void 0 || typeof data.features[k].featureId != "string" || !(typeof data.features[k].config == "object" && data.features[k].config && !Array.isArray(data.features[k].config))) return !1;
    if (!Array.isArray(data.contracts)) return !1;
    for (let l = 0; l < data.contracts.length; l++) {
      if (!(typeof data.contracts[l] == "object" && data.contracts[l] && !Array.isArray(data.contracts[l])) || data.contracts[l].contractRef === void 0 || data.contracts[l].artifactKind === void 0 || data.contracts[l].schema === void 0 || data.contracts[l].guidance === void 0 || typeof data.contracts[l].contractRef != "string" || typeof data.contracts[l].artifactKind != "string" || !(typeof data.contracts[l].schema == "object" && data.contracts[l].schema && !Array.isArray(data.contracts[l].schema)) || !Array.isArray(data.contracts[l].guidance)) return !1;
      for (let m = 0; m < data.contracts[l].guidance.length; m++)
        if (typeof data.contracts[l].guidance[m] != "string") return !1;
    }
    if (!Array.isArray(data.inputs)) return !1;
    for (let n = 0; n < data.inputs.length; n++) {
      if (!(typeof data.inputs[n] == "object" && data.inputs[n] && !Array.isArray(data.inputs[n])) || data.inputs[n].key === void 0 || data.inputs[n].kind === void 0 || data.inputs[n].required === void 0 || typeof data.inputs[n].key != "string" || !pattern1.test(data.inputs[n].key) || data.inputs[n].contextKey !== void 0 && typeof data.inputs[n].contextKey != "string" || typeof data.inputs[n].kind != "string" || !(data.inputs[n].kind === "string" || data.inputs[n].kind === "number" || data.inputs[n].kind === "boolean" || data.inputs[n].kind === "enum" || data.inputs[n].kind === "list")) return !1;
      if (data.inputs[n].values !== void 0 && hasOwn(data.inputs[n], "values")) {
        if (!Array.isArray(data.inputs[n].values)) return !1;
        for (let o = 0; o < data.inputs[n].values.length; o++)
          if (typeof data.inputs[n].values[o] != "string") return !1;
      }
      if (typeof data.inputs[n].required != "boolean" || data.inputs[n].coerce !== void 0 && data.inputs[n].coerce !== !0 || data.inputs[n].description !== void 0 && typeof data.inputs[n].description != "string" || data.inputs[n].sensitive !== void 0 && data.inputs[n].sensitive !== !0)
        return !1;
    }
    if (!ref1(data.conditions) || !Array.isArray(data.functions)) return !1;
    for (let t = 0; t < data.functions.length; t++)
      if (!(typeof data.functions[t] == "object" && data.functions[t] && !Array.isArray(data.functions[t])) || data.functions[t].name === void 0 || data.functions[t].scope === void 0 || data.functions[t].definition === void 0 || typeof data.functions[t].name != "string" || typeof data.functions[t].scope != "string" || !(data.functions[t].scope === "workflow" || data.functions[t].scope === "loop" || data.functions[t].scope === "step") || data.functions[t].ownerId !== void 0 && (typeof data.functions[t].ownerId != "string" || !pattern1.test(data.functions[t].ownerId)) || typeof data.functions[t].definition != "string") return !1;
    if (!Array.isArray(data.guidance)) return !1;
    for (let u = 0; u < data.guidance.length; u++)
      if (typeof data.guidance[u] != "string") return !1;
    if (!Array.isArray(data.references)) return !1;
    for (let v = 0; v < data.references.length; v++)
      if (!(typeof data.references[v] == "object" && data.references[v] && !Array.isArray(data.references[v])) || data.references[v].id === void 0 || data.references[v].title === void 0 || data.references[v].source === void 0 || data.references[v].purpose === void 0 || data.references[v].authoritative === void 0 || data.references[v].resolveFrom === void 0 || typeof data.references[v].id != "string" || typeof data.references[v].title != "string" || typeof data.references[v].source != "string" || typeof data.references[v].purpose != "string" || typeof data.references[v].authoritative != "boolean" || typeof data.references[v].resolveFrom != "string" || !(data.references[v].resolveFrom === "workspace" || data.references[v].resolveFrom === "package")) return !1;
    if (!Array.isArray(data.extensionPoints)) return !1;
    for (let x = 0; x < data.extensionPoints.length; x++) {
      if (!(typeof data.extensionPoints[x] == "object" && data.extensionPoints[x] && !Array.isArray(data.extensionPoints[x])) || data.extensionPoints[x].slot === void 0 || data.extensionPoints[x].purpose === void 0 || data.extensionPoints[x].defaultBinding === void 0 || data.extensionPoints[x].acceptedKinds === void 0 || data.extensionPoints[x].requiredContext === void 0 || data.extensionPoints[x].optionalContext === void 0 || data.extensionPoints[x].requiredArtifacts === void 0 || typeof data.extensionPoints[x].slot != "string" || typeof data.extensionPoints[x].purpose != "string" || typeof data.extensionPoints[x].defaultBinding != "string" || !Array.isArray(data.extensionPoints[x].acceptedKinds)) return !1;
      for (let y = 0; y < data.extensionPoints[x].acceptedKinds.length; y++)
        if (typeof data.extensionPoints[x].acceptedKinds[y] != "string" || !(data.extensionPoints[x].acceptedKinds[y] === "workflow" || data.extensionPoints[x].acceptedKinds[y] === "routine")) return !1;
      if (!Array.isArray(data.extensionPoints[x].requiredContext)) return !1;
      for (let z = 0; z < data.extensionPoints[x].requiredContext.length; z++)
        if (typeof data.extensionPoints[x].requiredContext[z] != "string") return !1;
      if (!Array.isArray(data.extensionPoints[x].optionalContext)) return !1;
      for (let ii = 0; ii < data.extensionPoints[x].optionalContext.length; ii++)
        if (typeof data.extensionPoints[x].optionalContext[ii] != "string") return !1;
      if (!Array.isArray(data.extensionPoints[x].requiredArtifacts)) return !1;
      for (let jj = 0; jj < data.extensionPoints[x].requiredArtifacts.length; jj++)
        if (typeof data.extensionPoints[x].requiredArtifacts[jj] != "string") return !1;
    }
    if (data.extensionContract !== void 0) {
      if (!(typeof data.extensionContract == "object" && data.extensionContract && !Array.isArray(data.extensionContract)) || data.extensionContract.accepts === void 0 || data.extensionContract.produces === void 0 || !Array.isArray(data.extensionContract.accepts)) return !1;
      for (let kk = 0; kk < data.extensionContract.accepts.length; kk++)
        if (typeof data.extensionContract.accepts[kk] != "string") return !1;
      if (!Array.isArray(data.extensionContract.produces)) return !1;
      for (let ll = 0; ll < data.extensionContract.produces.length; ll++)
        if (typeof data.extensionContract.produces[ll] != "string") return !1;
    }
    if (!Array.isArray(data.bindings)) return !1;
    for (let mm = 0; mm < data.bindings.length; mm++)
      if (!(typeof data.bindings[mm] == "object" && data.bindings[mm] && !Array.isArray(data.bindings[mm])) || data.bindings[mm].slot === void 0 || data.bindings[mm].implementationId === void 0 || data.bindings[mm].kind === void 0 || data.bindings[mm].source === void 0 || data.bindings[mm].childHash === void 0 || typeof data.bindings[mm].slot != "string" || typeof data.bindings[mm].implementationId != "string" || typeof data.bindings[mm].kind != "string" || !(data.bindings[mm].kind === "workflow" || data.bindings[mm].kind === "routine") || typeof data.bindings[mm].source != "string" || !(data.bindings[mm].source === "cli" || data.bindings[mm].source === "project" || data.bindings[mm].source === "default" || data.bindings[mm].source === "fallback_to_default") || typeof data.bindings[mm].childHash != "string" || !pattern2.test(data.bindings[mm].childHash) || data.bindings[mm].fallbackReason !== void 0 && typeof data.bindings[mm].fallbackReason != "string")
        return !1;
    if (!ref3(data.steps) || !ref6(data.loops) || !Array.isArray(data.flow) || data.flow.length < 1) return !1;
    for (let lll = 0; lll < data.flow.length; lll++)
      if (!ref9(data.flow[lll])) return !1;
    if (data.routing !== void 0) {
      if (!Array.isArray(data.routing)) return !1;
      for (let mmm = 0; mmm < data.routing.length; mmm++) {
        if (!(typeof data.routing[mmm] == "object" && data.routing[mmm] && !Array.isArray(data.routing[mmm])) || data.routing[mmm].key === void 0 || !(data.routing[mmm].values !== void 0 && hasOwn(data.routing[mmm], "values")) || typeof data.routing[mmm].key != "string" || !pattern1.test(data.routing[mmm].key) || !Array.isArray(data.routing[mmm].values)) return !1;
        for (let nnn = 0; nnn < data.routing[mmm].values.length; nnn++)
          if (typeof data.routing[mmm].values[nnn] != "string") return !1;
      }
    }
    if (!(typeof data.metadata == "object" && data.metadata && !Array.isArray(data.metadata)) || !Array.isArray(data.compiledWarnings)) return !1;
    for (let ooo = 0; ooo < data.compiledWarnings.length; ooo++)
      if (!(typeof data.compiledWarnings[ooo] == "object" && data.compiledWarnings[ooo] && !Array.isArray(data.compiledWarnings[ooo])) || data.compiledWarnings[ooo].code === void 0 || typeof data.compiledWarnings[ooo].code != "string" || data.compiledWarnings[ooo].stepId !== void 0 && (typeof data.compiledWarnings[ooo].stepId != "string" || !pattern1.test(data.compiledWarnings[ooo].stepId)) || data.compiledWarnings[ooo].detail !== void 0 && typeof data.compiledWarnings[ooo].detail != "string")
        return !1;
    return !0;
  };
})();
validateCompiledWorkflow.problems = problemsOfCompiledWorkflow;
export {
  validateCompiledWorkflow
};
