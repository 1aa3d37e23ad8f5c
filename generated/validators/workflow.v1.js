// Generated from schemas/source-workflow.ts by `npm run generate`; do not edit.
// <stdin>
import { problemsOfWorkflow } from "./problems/workflow.v1.js";
var validateWorkflow = (function() {
  "use strict";
  let stringLength = (string) => /[\uD800-\uDFFF]/.test(string) ? [...string].length : string.length, pattern0 = new RegExp("^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$", "u"), pattern1 = new RegExp("^[a-z0-9_-]+$", "u"), hasOwn = Function.prototype.call.bind(Object.prototype.hasOwnProperty), ref1 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.kind === void 0) return !1;
    switch (data.kind) {
      case "always_true":
        if (data.id === void 0 || typeof data.id != "string" || data.id.length < 1 || stringLength(data.id) < 1 || !pattern1.test(data.id)) return !1;
        for (let key6 of Object.keys(data))
          if (key6 !== "id" && key6 !== "kind") return !1;
        break;
      case "always_false":
        if (data.id === void 0 || typeof data.id != "string" || data.id.length < 1 || stringLength(data.id) < 1 || !pattern1.test(data.id)) return !1;
        for (let key7 of Object.keys(data))
          if (key7 !== "id" && key7 !== "kind") return !1;
        break;
      case "loop_control":
        if (data.id === void 0 || typeof data.id != "string" || data.id.length < 1 || stringLength(data.id) < 1 || !pattern1.test(data.id) || data.continueWhen !== void 0 && data.continueWhen !== "continue")
          return !1;
        for (let key8 of Object.keys(data))
          if (key8 !== "id" && key8 !== "kind" && key8 !== "continueWhen") return !1;
        break;
      case "context_equals":
        if (data.id === void 0 || data.key === void 0 || data.value === void 0 || typeof data.id != "string" || data.id.length < 1 || stringLength(data.id) < 1 || !pattern1.test(data.id) || typeof data.key != "string" || data.key.length < 1 || stringLength(data.key) < 1 || !(typeof data.value == "string" || typeof data.value == "number" || typeof data.value == "boolean")) return !1;
        for (let key9 of Object.keys(data))
          if (key9 !== "id" && key9 !== "kind" && key9 !== "key" && key9 !== "value") return !1;
        break;
      case "context_in":
        if (data.id === void 0 || data.key === void 0 || !(data.values !== void 0 && hasOwn(data, "values")) || typeof data.id != "string" || data.id.length < 1 || stringLength(data.id) < 1 || !pattern1.test(data.id) || typeof data.key != "string" || data.key.length < 1 || stringLength(data.key) < 1 || !Array.isArray(data.values) || data.values.length < 1) return !1;
        for (let p = 0; p < data.values.length; p++)
          if (!(typeof data.values[p] == "string" || typeof data.values[p] == "number" || typeof data.values[p] == "boolean")) return !1;
        for (let key10 of Object.keys(data))
          if (key10 !== "id" && key10 !== "kind" && key10 !== "key" && key10 !== "values") return !1;
        break;
      case "context_at_least":
        if (data.id === void 0 || data.key === void 0 || data.value === void 0 || typeof data.id != "string" || data.id.length < 1 || stringLength(data.id) < 1 || !pattern1.test(data.id) || typeof data.key != "string" || data.key.length < 1 || stringLength(data.key) < 1 || typeof data.value != "number") return !1;
        for (let key11 of Object.keys(data))
          if (key11 !== "id" && key11 !== "kind" && key11 !== "key" && key11 !== "value") return !1;
        break;
      case "context_at_most":
        if (data.id === void 0 || data.key === void 0 || data.value === void 0 || typeof data.id != "string" || data.id.length < 1 || stringLength(data.id) < 1 || !pattern1.test(data.id) || typeof data.key != "string" || data.key.length < 1 || stringLength(data.key) < 1 || typeof data.value != "number") return !1;
        for (let key12 of Object.keys(data))
          if (key12 !== "id" && key12 !== "kind" && key12 !== "key" && key12 !== "value") return !1;
        break;
      case "context_contains":
        if (data.id === void 0 || data.key === void 0 || data.value === void 0 || typeof data.id != "string" || data.id.length < 1 || stringLength(data.id) < 1 || !pattern1.test(data.id) || typeof data.key != "string" || data.key.length < 1 || stringLength(data.key) < 1 || !(typeof data.value == "string" || typeof data.value == "number" || typeof data.value == "boolean")) return !1;
        for (let key13 of Object.keys(data))
          if (key13 !== "id" && key13 !== "kind" && key13 !== "key" && key13 !== "value") return !1;
        break;
      case "context_present":
        if (data.id === void 0 || data.key === void 0 || typeof data.id != "string" || data.id.length < 1 || stringLength(data.id) < 1 || !pattern1.test(data.id) || typeof data.key != "string" || data.key.length < 1 || stringLength(data.key) < 1) return !1;
        for (let key14 of Object.keys(data))
          if (key14 !== "id" && key14 !== "kind" && key14 !== "key") return !1;
        break;
      case "all":
        if (data.id === void 0 || data.of === void 0 || typeof data.id != "string" || data.id.length < 1 || stringLength(data.id) < 1 || !pattern1.test(data.id) || !Array.isArray(data.of) || data.of.length < 1) return !1;
        for (let q = 0; q < data.of.length; q++)
          if (typeof data.of[q] != "string" || data.of[q].length < 1 || stringLength(data.of[q]) < 1 || !pattern1.test(data.of[q])) return !1;
        for (let key15 of Object.keys(data))
          if (key15 !== "id" && key15 !== "kind" && key15 !== "of") return !1;
        break;
      case "any":
        if (data.id === void 0 || data.of === void 0 || typeof data.id != "string" || data.id.length < 1 || stringLength(data.id) < 1 || !pattern1.test(data.id) || !Array.isArray(data.of) || data.of.length < 1) return !1;
        for (let r = 0; r < data.of.length; r++)
          if (typeof data.of[r] != "string" || data.of[r].length < 1 || stringLength(data.of[r]) < 1 || !pattern1.test(data.of[r])) return !1;
        for (let key16 of Object.keys(data))
          if (key16 !== "id" && key16 !== "kind" && key16 !== "of") return !1;
        break;
      case "not":
        if (data.id === void 0 || data.of === void 0 || typeof data.id != "string" || data.id.length < 1 || stringLength(data.id) < 1 || !pattern1.test(data.id) || typeof data.of != "string" || data.of.length < 1 || stringLength(data.of) < 1 || !pattern1.test(data.of)) return !1;
        for (let key17 of Object.keys(data))
          if (key17 !== "id" && key17 !== "kind" && key17 !== "of") return !1;
        break;
      default:
        return !1;
    }
    return !0;
  }, ref2 = function(data) {
    if (!Array.isArray(data)) return !1;
    for (let s = 0; s < data.length; s++) {
      if (!(typeof data[s] == "object" && data[s] && !Array.isArray(data[s])) || data[s].name === void 0 || data[s].definition === void 0 || typeof data[s].name != "string" || data[s].name.length < 1 || stringLength(data[s].name) < 1 || data[s].scope !== void 0 && (typeof data[s].scope != "string" || !(data[s].scope === "workflow" || data[s].scope === "loop" || data[s].scope === "step")) || typeof data[s].definition != "string" || data[s].definition.length < 1 || stringLength(data[s].definition) < 1) return !1;
      for (let key18 of Object.keys(data[s]))
        if (key18 !== "name" && key18 !== "scope" && key18 !== "definition") return !1;
    }
    return !0;
  }, ref4 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.type === void 0) return !1;
    switch (data.type) {
      case "template_call":
        if (data.templateId === void 0 || data.id !== void 0 && (typeof data.id != "string" || data.id.length < 1 || stringLength(data.id) < 1 || !pattern1.test(data.id)) || data.title !== void 0 && (typeof data.title != "string" || data.title.length < 1 || stringLength(data.title) < 1) || typeof data.templateId != "string" || data.templateId.length < 1 || stringLength(data.templateId) < 1 || data.args !== void 0 && !(typeof data.args == "object" && data.args && !Array.isArray(data.args)) || data.when !== void 0 && (typeof data.when != "string" || data.when.length < 1 || stringLength(data.when) < 1 || !pattern1.test(data.when)) || data.requireConfirmation !== void 0 && typeof data.requireConfirmation != "boolean" || data.notes !== void 0 && (typeof data.notes != "string" || !(data.notes === "required" || data.notes === "optional")))
          return !1;
        for (let key27 of Object.keys(data))
          if (key27 !== "type" && key27 !== "id" && key27 !== "title" && key27 !== "templateId" && key27 !== "args" && key27 !== "when" && key27 !== "requireConfirmation" && key27 !== "notes") return !1;
        break;
      case "loop":
        if (data.loopId === void 0 || data.title === void 0 || data.maxIterations === void 0 || data.while === void 0 || data.body === void 0 || typeof data.loopId != "string" || data.loopId.length < 1 || stringLength(data.loopId) < 1 || !pattern1.test(data.loopId) || typeof data.title != "string" || data.title.length < 1 || stringLength(data.title) < 1 || !Number.isInteger(data.maxIterations) || !(0 < data.maxIterations) || data.functionDefinitions !== void 0 && !ref2(data.functionDefinitions) || data.when !== void 0 && (typeof data.when != "string" || data.when.length < 1 || stringLength(data.when) < 1 || !pattern1.test(data.when)) || !(typeof data.while == "object" && data.while && !Array.isArray(data.while)) || data.while.kind === void 0 || data.while.conditionId === void 0 || data.while.kind !== "condition_ref" || typeof data.while.conditionId != "string" || data.while.conditionId.length < 1 || stringLength(data.while.conditionId) < 1 || !pattern1.test(data.while.conditionId)) return !1;
        for (let key28 of Object.keys(data.while))
          if (key28 !== "kind" && key28 !== "conditionId") return !1;
        if (!Array.isArray(data.body) || data.body.length < 1) return !1;
        for (let nn = 0; nn < data.body.length; nn++)
          if (!ref3(data.body[nn])) return !1;
        for (let key29 of Object.keys(data))
          if (key29 !== "loopId" && key29 !== "title" && key29 !== "maxIterations" && key29 !== "functionDefinitions" && key29 !== "when" && key29 !== "type" && key29 !== "while" && key29 !== "body") return !1;
        break;
      case "for_each":
        if (data.loopId === void 0 || data.title === void 0 || data.maxIterations === void 0 || data.items === void 0 || data.body === void 0 || typeof data.loopId != "string" || data.loopId.length < 1 || stringLength(data.loopId) < 1 || !pattern1.test(data.loopId) || typeof data.title != "string" || data.title.length < 1 || stringLength(data.title) < 1 || !Number.isInteger(data.maxIterations) || !(0 < data.maxIterations) || data.functionDefinitions !== void 0 && !ref2(data.functionDefinitions) || data.when !== void 0 && (typeof data.when != "string" || data.when.length < 1 || stringLength(data.when) < 1 || !pattern1.test(data.when)) || typeof data.items != "string" || data.items.length < 1 || stringLength(data.items) < 1 || !Array.isArray(data.body) || data.body.length < 1) return !1;
        for (let oo = 0; oo < data.body.length; oo++)
          if (!ref3(data.body[oo])) return !1;
        for (let key30 of Object.keys(data))
          if (key30 !== "loopId" && key30 !== "title" && key30 !== "maxIterations" && key30 !== "functionDefinitions" && key30 !== "when" && key30 !== "type" && key30 !== "items" && key30 !== "body") return !1;
        break;
      default:
        return !1;
    }
    return !0;
  }, ref6 = function(data) {
    return !(!!(typeof data != "string" || data.length < 1 || stringLength(data) < 1) && !(() => {
      if (!(typeof data == "object" && data && !Array.isArray(data)) || data.kind === void 0 || data.refId === void 0 || data.kind !== "ref" || typeof data.refId != "string" || data.refId.length < 1 || stringLength(data.refId) < 1) return !1;
      for (let key31 of Object.keys(data))
        if (key31 !== "kind" && key31 !== "refId") return !1;
      return !0;
    })());
  }, ref7 = function(data) {
    if (!Array.isArray(data) || data.length < 1) return !1;
    for (let pp = 0; pp < data.length; pp++)
      if (!ref6(data[pp])) return !1;
    return !0;
  }, ref8 = function validate(data) {
    return !(!(() => {
      if (!(typeof data == "object" && data && !Array.isArray(data)) || data.type === void 0) return !1;
      switch (data.type) {
        case "contains":
          if (data.value === void 0 || typeof data.value != "string" || data.value.length < 1 || stringLength(data.value) < 1 || data.message !== void 0 && (typeof data.message != "string" || data.message.length < 1 || stringLength(data.message) < 1))
            return !1;
          for (let key38 of Object.keys(data))
            if (key38 !== "type" && key38 !== "value" && key38 !== "message") return !1;
          break;
        case "regex":
          if (data.pattern === void 0 || typeof data.pattern != "string" || data.pattern.length < 1 || stringLength(data.pattern) < 1 || data.flags !== void 0 && typeof data.flags != "string" || data.message !== void 0 && (typeof data.message != "string" || data.message.length < 1 || stringLength(data.message) < 1))
            return !1;
          for (let key39 of Object.keys(data))
            if (key39 !== "type" && key39 !== "pattern" && key39 !== "flags" && key39 !== "message") return !1;
          break;
        case "length":
          if (data.min !== void 0 && (!Number.isInteger(data.min) || !(0 <= data.min)) || data.max !== void 0 && (!Number.isInteger(data.max) || !(0 < data.max)) || data.message !== void 0 && (typeof data.message != "string" || data.message.length < 1 || stringLength(data.message) < 1))
            return !1;
          for (let key40 of Object.keys(data))
            if (key40 !== "type" && key40 !== "min" && key40 !== "max" && key40 !== "message") return !1;
          break;
        default:
          return !1;
      }
      return !0;
    })() && !(() => {
      if (!(typeof data == "object" && data && !Array.isArray(data)) || data.and === void 0 || !Array.isArray(data.and) || data.and.length < 1) return !1;
      for (let ss = 0; ss < data.and.length; ss++)
        if (!validate(data.and[ss])) return !1;
      for (let key41 of Object.keys(data))
        if (key41 !== "and") return !1;
      return !0;
    })() && !(() => {
      if (!(typeof data == "object" && data && !Array.isArray(data)) || data.or === void 0 || !Array.isArray(data.or) || data.or.length < 1) return !1;
      for (let tt = 0; tt < data.or.length; tt++)
        if (!validate(data.or[tt])) return !1;
      for (let key42 of Object.keys(data))
        if (key42 !== "or") return !1;
      return !0;
    })() && !(() => {
      if (!(typeof data == "object" && data && !Array.isArray(data)) || data.not === void 0 || !validate(data.not)) return !1;
      for (let key43 of Object.keys(data))
        if (key43 !== "not") return !1;
      return !0;
    })());
  }, ref5 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.id === void 0 || data.title === void 0 || typeof data.id != "string" || data.id.length < 1 || stringLength(data.id) < 1 || !pattern1.test(data.id) || typeof data.title != "string" || data.title.length < 1 || stringLength(data.title) < 1 || data.prompt !== void 0 && (typeof data.prompt != "string" || data.prompt.length < 1 || stringLength(data.prompt) < 1))
      return !1;
    if (data.promptBlocks !== void 0) {
      if (!(typeof data.promptBlocks == "object" && data.promptBlocks && !Array.isArray(data.promptBlocks)) || data.promptBlocks.goal !== void 0 && !!!ref6(data.promptBlocks.goal) && !!!ref7(data.promptBlocks.goal) || data.promptBlocks.constraints !== void 0 && !ref7(data.promptBlocks.constraints) || data.promptBlocks.procedure !== void 0 && !ref7(data.promptBlocks.procedure))
        return !1;
      if (data.promptBlocks.outputRequired !== void 0) {
        if (!(typeof data.promptBlocks.outputRequired == "object" && data.promptBlocks.outputRequired && !Array.isArray(data.promptBlocks.outputRequired))) return !1;
        for (let key32 of Object.keys(data.promptBlocks.outputRequired))
          if (typeof data.promptBlocks.outputRequired[key32] != "string" || data.promptBlocks.outputRequired[key32].length < 1 || stringLength(data.promptBlocks.outputRequired[key32]) < 1) return !1;
      }
      if (data.promptBlocks.verify !== void 0 && !ref7(data.promptBlocks.verify))
        return !1;
      for (let key33 of Object.keys(data.promptBlocks))
        if (key33 !== "goal" && key33 !== "constraints" && key33 !== "procedure" && key33 !== "outputRequired" && key33 !== "verify") return !1;
    }
    if (data.agentRole !== void 0 && (typeof data.agentRole != "string" || data.agentRole.length < 1 || stringLength(data.agentRole) < 1) || data.requireConfirmation !== void 0 && typeof data.requireConfirmation != "boolean" || data.notes !== void 0 && (typeof data.notes != "string" || !(data.notes === "required" || data.notes === "optional")) || data.when !== void 0 && (typeof data.when != "string" || data.when.length < 1 || stringLength(data.when) < 1 || !pattern1.test(data.when)))
      return !1;
    if (data.functionReferences !== void 0) {
      if (!Array.isArray(data.functionReferences)) return !1;
      for (let qq = 0; qq < data.functionReferences.length; qq++)
        if (typeof data.functionReferences[qq] != "string" || data.functionReferences[qq].length < 1 || stringLength(data.functionReferences[qq]) < 1) return !1;
    }
    if (data.functionDefinitions !== void 0 && !ref2(data.functionDefinitions))
      return !1;
    if (data.userDependencies !== void 0) {
      if (!Array.isArray(data.userDependencies)) return !1;
      for (let rr = 0; rr < data.userDependencies.length; rr++) {
        if (!(typeof data.userDependencies[rr] == "object" && data.userDependencies[rr] && !Array.isArray(data.userDependencies[rr])) || data.userDependencies[rr].reason === void 0 || data.userDependencies[rr].message === void 0 || typeof data.userDependencies[rr].reason != "string" || !(data.userDependencies[rr].reason === "needs_user_secret_or_token" || data.userDependencies[rr].reason === "needs_user_account_access" || data.userDependencies[rr].reason === "needs_user_artifact" || data.userDependencies[rr].reason === "needs_user_choice" || data.userDependencies[rr].reason === "needs_user_approval" || data.userDependencies[rr].reason === "needs_user_environment_action") || data.userDependencies[rr].choiceKind !== void 0 && (typeof data.userDependencies[rr].choiceKind != "string" || !(data.userDependencies[rr].choiceKind === "preference_tradeoff" || data.userDependencies[rr].choiceKind === "scope_boundary" || data.userDependencies[rr].choiceKind === "irreversible_action" || data.userDependencies[rr].choiceKind === "external_side_effect" || data.userDependencies[rr].choiceKind === "policy_or_compliance")) || data.userDependencies[rr].contextKey !== void 0 && (typeof data.userDependencies[rr].contextKey != "string" || data.userDependencies[rr].contextKey.length < 1 || stringLength(data.userDependencies[rr].contextKey) < 1) || typeof data.userDependencies[rr].message != "string" || data.userDependencies[rr].message.length < 1 || stringLength(data.userDependencies[rr].message) < 1) return !1;
        for (let key34 of Object.keys(data.userDependencies[rr]))
          if (key34 !== "reason" && key34 !== "choiceKind" && key34 !== "contextKey" && key34 !== "message") return !1;
      }
    }
    if (data.output !== void 0) {
      if (!(typeof data.output == "object" && data.output && !Array.isArray(data.output)) || data.output.contractRef !== void 0 && (typeof data.output.contractRef != "string" || data.output.contractRef.length < 1 || stringLength(data.output.contractRef) < 1) || data.output.required !== void 0 && typeof data.output.required != "boolean")
        return !1;
      if (data.output.hints !== void 0) {
        if (!(typeof data.output.hints == "object" && data.output.hints && !Array.isArray(data.output.hints))) return !1;
        for (let key35 of Object.keys(data.output.hints))
          if (typeof data.output.hints[key35] != "string" || data.output.hints[key35].length < 1 || stringLength(data.output.hints[key35]) < 1) return !1;
      }
      for (let key36 of Object.keys(data.output))
        if (key36 !== "contractRef" && key36 !== "required" && key36 !== "hints") return !1;
    }
    if (data.outputContract !== void 0) {
      if (!(typeof data.outputContract == "object" && data.outputContract && !Array.isArray(data.outputContract)) || data.outputContract.contractRef === void 0 || typeof data.outputContract.contractRef != "string" || data.outputContract.contractRef.length < 1 || stringLength(data.outputContract.contractRef) < 1 || data.outputContract.required !== void 0 && typeof data.outputContract.required != "boolean")
        return !1;
      for (let key37 of Object.keys(data.outputContract))
        if (key37 !== "contractRef" && key37 !== "required") return !1;
    }
    if (data.validationCriteria !== void 0 && !ref8(data.validationCriteria))
      return !1;
    if (data.assessmentRefs !== void 0) {
      if (!Array.isArray(data.assessmentRefs) || data.assessmentRefs.length < 1) return !1;
      for (let uu = 0; uu < data.assessmentRefs.length; uu++)
        if (typeof data.assessmentRefs[uu] != "string" || data.assessmentRefs[uu].length < 1 || stringLength(data.assessmentRefs[uu]) < 1 || !pattern1.test(data.assessmentRefs[uu])) return !1;
    }
    if (data.assessmentConsequences !== void 0) {
      if (!Array.isArray(data.assessmentConsequences) || data.assessmentConsequences.length < 1) return !1;
      for (let vv = 0; vv < data.assessmentConsequences.length; vv++) {
        if (!(typeof data.assessmentConsequences[vv] == "object" && data.assessmentConsequences[vv] && !Array.isArray(data.assessmentConsequences[vv])) || data.assessmentConsequences[vv].anyEqualsLevel === void 0 || data.assessmentConsequences[vv].guidance === void 0 || typeof data.assessmentConsequences[vv].anyEqualsLevel != "string" || data.assessmentConsequences[vv].anyEqualsLevel.length < 1 || stringLength(data.assessmentConsequences[vv].anyEqualsLevel) < 1 || data.assessmentConsequences[vv].forAssessment !== void 0 && (typeof data.assessmentConsequences[vv].forAssessment != "string" || data.assessmentConsequences[vv].forAssessment.length < 1 || stringLength(data.assessmentConsequences[vv].forAssessment) < 1 || !pattern1.test(data.assessmentConsequences[vv].forAssessment)) || typeof data.assessmentConsequences[vv].guidance != "string" || data.assessmentConsequences[vv].guidance.length < 1 || stringLength(data.assessmentConsequences[vv].guidance) < 1) return !1;
        for (let key44 of Object.keys(data.assessmentConsequences[vv]))
          if (key44 !== "anyEqualsLevel" && key44 !== "forAssessment" && key44 !== "guidance") return !1;
      }
    }
    for (let key45 of Object.keys(data))
      if (key45 !== "id" && key45 !== "title" && key45 !== "prompt" && key45 !== "promptBlocks" && key45 !== "agentRole" && key45 !== "requireConfirmation" && key45 !== "notes" && key45 !== "when" && key45 !== "functionReferences" && key45 !== "functionDefinitions" && key45 !== "userDependencies" && key45 !== "output" && key45 !== "outputContract" && key45 !== "validationCriteria" && key45 !== "assessmentRefs" && key45 !== "assessmentConsequences") return !1;
    return !0;
  }, ref3 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data))) return !1;
    if (data.type !== void 0) {
      if (!ref4(data)) return !1;
    } else if (!ref5(data)) return !1;
    return !0;
  };
  return function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.id === void 0 || data.name === void 0 || data.description === void 0 || data.version === void 0 || data.steps === void 0 || data.$schema !== void 0 && typeof data.$schema != "string" || typeof data.id != "string" || data.id.length < 1 || stringLength(data.id) < 1 || data.kind !== void 0 && (typeof data.kind != "string" || !(data.kind === "workflow" || data.kind === "routine")) || typeof data.name != "string" || data.name.length < 1 || stringLength(data.name) < 1 || typeof data.description != "string" || data.description.length < 1 || stringLength(data.description) < 1 || typeof data.version != "string" || !pattern0.test(data.version)) return !1;
    if (data.tags !== void 0) {
      if (!Array.isArray(data.tags)) return !1;
      for (let i = 0; i < data.tags.length; i++)
        if (typeof data.tags[i] != "string" || data.tags[i].length < 1 || stringLength(data.tags[i]) < 1 || !pattern1.test(data.tags[i])) return !1;
    }
    if (data.aliases !== void 0) {
      if (!Array.isArray(data.aliases)) return !1;
      for (let j = 0; j < data.aliases.length; j++)
        if (typeof data.aliases[j] != "string" || data.aliases[j].length < 1 || stringLength(data.aliases[j]) < 1) return !1;
    }
    if (data.agentRole !== void 0 && (typeof data.agentRole != "string" || data.agentRole.length < 1 || stringLength(data.agentRole) < 1))
      return !1;
    if (data.recommendations !== void 0) {
      if (!(typeof data.recommendations == "object" && data.recommendations && !Array.isArray(data.recommendations)) || data.recommendations.autonomy !== void 0 && (typeof data.recommendations.autonomy != "string" || !(data.recommendations.autonomy === "guided" || data.recommendations.autonomy === "full_auto_stop_on_user_deps" || data.recommendations.autonomy === "full_auto_never_stop")) || data.recommendations.riskPolicy !== void 0 && (typeof data.recommendations.riskPolicy != "string" || !(data.recommendations.riskPolicy === "conservative" || data.recommendations.riskPolicy === "balanced" || data.recommendations.riskPolicy === "aggressive")))
        return !1;
      for (let key0 of Object.keys(data.recommendations))
        if (key0 !== "autonomy" && key0 !== "riskPolicy") return !1;
    }
    if (data.capabilities !== void 0) {
      if (!(typeof data.capabilities == "object" && data.capabilities && !Array.isArray(data.capabilities)) || data.capabilities.delegation !== void 0 && (typeof data.capabilities.delegation != "string" || !(data.capabilities.delegation === "required" || data.capabilities.delegation === "preferred" || data.capabilities.delegation === "disabled")) || data.capabilities.web_browsing !== void 0 && (typeof data.capabilities.web_browsing != "string" || !(data.capabilities.web_browsing === "required" || data.capabilities.web_browsing === "preferred" || data.capabilities.web_browsing === "disabled")))
        return !1;
      for (let key1 of Object.keys(data.capabilities))
        if (key1 !== "delegation" && key1 !== "web_browsing") return !1;
    }
    if (data.features !== void 0) {
      if (!Array.isArray(data.features)) return !1;
      for (let k = 0; k < data.features.length; k++)
        if (!!(typeof data.features[k] != "string" || data.features[k].length < 1 || stringLength(data.features[k]) < 1) && !(() => {
          if (!(typeof data.features[k] == "object" && data.features[k] && !Array.isArray(data.features[k])) || data.features[k].id === void 0 || typeof data.features[k].id != "string" || data.features[k].id.length < 1 || stringLength(data.features[k].id) < 1 || data.features[k].config !== void 0 && !(typeof data.features[k].config == "object" && data.features[k].config && !Array.isArray(data.features[k].config)))
            return !1;
          for (let key3 of Object.keys(data.features[k]))
            if (key3 !== "id" && key3 !== "config") return !1;
          return !0;
        })())
          return !1;
    }
    if (data.references !== void 0) {
      if (!Array.isArray(data.references)) return !1;
      for (let l = 0; l < data.references.length; l++) {
        if (!(typeof data.references[l] == "object" && data.references[l] && !Array.isArray(data.references[l])) || data.references[l].id === void 0 || data.references[l].title === void 0 || data.references[l].source === void 0 || data.references[l].purpose === void 0 || typeof data.references[l].id != "string" || data.references[l].id.length < 1 || stringLength(data.references[l].id) < 1 || !pattern1.test(data.references[l].id) || typeof data.references[l].title != "string" || data.references[l].title.length < 1 || stringLength(data.references[l].title) < 1 || typeof data.references[l].source != "string" || data.references[l].source.length < 1 || stringLength(data.references[l].source) < 1 || typeof data.references[l].purpose != "string" || data.references[l].purpose.length < 1 || stringLength(data.references[l].purpose) < 1 || data.references[l].authoritative !== void 0 && typeof data.references[l].authoritative != "boolean" || data.references[l].resolveFrom !== void 0 && (typeof data.references[l].resolveFrom != "string" || !(data.references[l].resolveFrom === "workspace" || data.references[l].resolveFrom === "package")))
          return !1;
        for (let key4 of Object.keys(data.references[l]))
          if (key4 !== "id" && key4 !== "title" && key4 !== "source" && key4 !== "purpose" && key4 !== "authoritative" && key4 !== "resolveFrom") return !1;
      }
    }
    if (data.inputs !== void 0) {
      if (!Array.isArray(data.inputs)) return !1;
      for (let m = 0; m < data.inputs.length; m++) {
        if (!(typeof data.inputs[m] == "object" && data.inputs[m] && !Array.isArray(data.inputs[m])) || data.inputs[m].key === void 0 || data.inputs[m].kind === void 0 || typeof data.inputs[m].key != "string" || data.inputs[m].key.length < 1 || stringLength(data.inputs[m].key) < 1 || typeof data.inputs[m].kind != "string" || !(data.inputs[m].kind === "string" || data.inputs[m].kind === "number" || data.inputs[m].kind === "boolean" || data.inputs[m].kind === "enum" || data.inputs[m].kind === "list")) return !1;
        if (data.inputs[m].values !== void 0 && hasOwn(data.inputs[m], "values")) {
          if (!Array.isArray(data.inputs[m].values) || data.inputs[m].values.length < 1) return !1;
          for (let n = 0; n < data.inputs[m].values.length; n++)
            if (typeof data.inputs[m].values[n] != "string" || data.inputs[m].values[n].length < 1 || stringLength(data.inputs[m].values[n]) < 1) return !1;
        }
        if (data.inputs[m].required !== void 0 && typeof data.inputs[m].required != "boolean" || data.inputs[m].coerce !== void 0 && typeof data.inputs[m].coerce != "boolean" || data.inputs[m].sensitive !== void 0 && typeof data.inputs[m].sensitive != "boolean" || data.inputs[m].description !== void 0 && (typeof data.inputs[m].description != "string" || data.inputs[m].description.length < 1 || stringLength(data.inputs[m].description) < 1))
          return !1;
        for (let key5 of Object.keys(data.inputs[m]))
          if (key5 !== "key" && key5 !== "kind" && key5 !== "values" && key5 !== "required" && key5 !== "coerce" && key5 !== "sensitive" && key5 !== "description") return !1;
      }
    }
    if (data.conditions !== void 0) {
      if (!Array.isArray(data.conditions)) return !1;
      for (let o = 0; o < data.conditions.length; o++)
        if (!ref1(data.conditions[o])) return !1;
    }
    if (data.functionDefinitions !== void 0 && !ref2(data.functionDefinitions))
      return !1;
    if (data.assessments !== void 0) {
      if (!Array.isArray(data.assessments)) return !1;
      for (let t = 0; t < data.assessments.length; t++) {
        if (!(typeof data.assessments[t] == "object" && data.assessments[t] && !Array.isArray(data.assessments[t])) || data.assessments[t].id === void 0 || data.assessments[t].purpose === void 0 || data.assessments[t].dimensions === void 0 || typeof data.assessments[t].id != "string" || data.assessments[t].id.length < 1 || stringLength(data.assessments[t].id) < 1 || !pattern1.test(data.assessments[t].id) || typeof data.assessments[t].purpose != "string" || data.assessments[t].purpose.length < 1 || stringLength(data.assessments[t].purpose) < 1 || !Array.isArray(data.assessments[t].dimensions) || data.assessments[t].dimensions.length < 1) return !1;
        for (let u = 0; u < data.assessments[t].dimensions.length; u++) {
          if (!(typeof data.assessments[t].dimensions[u] == "object" && data.assessments[t].dimensions[u] && !Array.isArray(data.assessments[t].dimensions[u])) || data.assessments[t].dimensions[u].id === void 0 || data.assessments[t].dimensions[u].purpose === void 0 || data.assessments[t].dimensions[u].levels === void 0 || typeof data.assessments[t].dimensions[u].id != "string" || data.assessments[t].dimensions[u].id.length < 1 || stringLength(data.assessments[t].dimensions[u].id) < 1 || !pattern1.test(data.assessments[t].dimensions[u].id) || typeof data.assessments[t].dimensions[u].purpose != "string" || data.assessments[t].dimensions[u].purpose.length < 1 || stringLength(data.assessments[t].dimensions[u].purpose) < 1 || !Array.isArray(data.assessments[t].dimensions[u].levels) || data.assessments[t].dimensions[u].levels.length < 2) return !1;
          for (let v = 0; v < data.assessments[t].dimensions[u].levels.length; v++)
            if (typeof data.assessments[t].dimensions[u].levels[v] != "string" || data.assessments[t].dimensions[u].levels[v].length < 1 || stringLength(data.assessments[t].dimensions[u].levels[v]) < 1) return !1;
          if (data.assessments[t].dimensions[u].required !== void 0 && typeof data.assessments[t].dimensions[u].required != "boolean")
            return !1;
          for (let key19 of Object.keys(data.assessments[t].dimensions[u]))
            if (key19 !== "id" && key19 !== "purpose" && key19 !== "levels" && key19 !== "required") return !1;
        }
        for (let key20 of Object.keys(data.assessments[t]))
          if (key20 !== "id" && key20 !== "purpose" && key20 !== "dimensions") return !1;
      }
    }
    if (data.guidance !== void 0) {
      if (!Array.isArray(data.guidance)) return !1;
      for (let x = 0; x < data.guidance.length; x++)
        if (typeof data.guidance[x] != "string" || data.guidance[x].length < 1 || stringLength(data.guidance[x]) < 1) return !1;
    }
    if (data.extensionPoints !== void 0) {
      if (!(typeof data.extensionPoints == "object" && data.extensionPoints && !Array.isArray(data.extensionPoints))) return !1;
      for (let key21 of Object.keys(data.extensionPoints)) {
        if (!(typeof data.extensionPoints[key21] == "object" && data.extensionPoints[key21] && !Array.isArray(data.extensionPoints[key21])) || data.extensionPoints[key21].purpose === void 0 || data.extensionPoints[key21].defaultBinding === void 0 || typeof data.extensionPoints[key21].purpose != "string" || data.extensionPoints[key21].purpose.length < 1 || stringLength(data.extensionPoints[key21].purpose) < 1 || typeof data.extensionPoints[key21].defaultBinding != "string" || data.extensionPoints[key21].defaultBinding.length < 1 || stringLength(data.extensionPoints[key21].defaultBinding) < 1) return !1;
        if (data.extensionPoints[key21].acceptedKinds !== void 0) {
          if (!Array.isArray(data.extensionPoints[key21].acceptedKinds) || data.extensionPoints[key21].acceptedKinds.length < 1) return !1;
          for (let y = 0; y < data.extensionPoints[key21].acceptedKinds.length; y++)
            if (typeof data.extensionPoints[key21].acceptedKinds[y] != "string" || !(data.extensionPoints[key21].acceptedKinds[y] === "workflow" || data.extensionPoints[key21].acceptedKinds[y] === "routine")) return !1;
        }
        if (data.extensionPoints[key21].inputContract !== void 0) {
          if (!(typeof data.extensionPoints[key21].inputContract == "object" && data.extensionPoints[key21].inputContract && !Array.isArray(data.extensionPoints[key21].inputContract))) return !1;
          if (data.extensionPoints[key21].inputContract.requiredContext !== void 0) {
            if (!Array.isArray(data.extensionPoints[key21].inputContract.requiredContext)) return !1;
            for (let z = 0; z < data.extensionPoints[key21].inputContract.requiredContext.length; z++)
              if (typeof data.extensionPoints[key21].inputContract.requiredContext[z] != "string" || data.extensionPoints[key21].inputContract.requiredContext[z].length < 1 || stringLength(data.extensionPoints[key21].inputContract.requiredContext[z]) < 1) return !1;
          }
          if (data.extensionPoints[key21].inputContract.optionalContext !== void 0) {
            if (!Array.isArray(data.extensionPoints[key21].inputContract.optionalContext)) return !1;
            for (let ii = 0; ii < data.extensionPoints[key21].inputContract.optionalContext.length; ii++)
              if (typeof data.extensionPoints[key21].inputContract.optionalContext[ii] != "string" || data.extensionPoints[key21].inputContract.optionalContext[ii].length < 1 || stringLength(data.extensionPoints[key21].inputContract.optionalContext[ii]) < 1) return !1;
          }
          for (let key22 of Object.keys(data.extensionPoints[key21].inputContract))
            if (key22 !== "requiredContext" && key22 !== "optionalContext") return !1;
        }
        if (data.extensionPoints[key21].outputContract !== void 0) {
          if (!(typeof data.extensionPoints[key21].outputContract == "object" && data.extensionPoints[key21].outputContract && !Array.isArray(data.extensionPoints[key21].outputContract))) return !1;
          if (data.extensionPoints[key21].outputContract.requiredArtifacts !== void 0) {
            if (!Array.isArray(data.extensionPoints[key21].outputContract.requiredArtifacts)) return !1;
            for (let jj = 0; jj < data.extensionPoints[key21].outputContract.requiredArtifacts.length; jj++)
              if (typeof data.extensionPoints[key21].outputContract.requiredArtifacts[jj] != "string" || data.extensionPoints[key21].outputContract.requiredArtifacts[jj].length < 1 || stringLength(data.extensionPoints[key21].outputContract.requiredArtifacts[jj]) < 1) return !1;
          }
          for (let key23 of Object.keys(data.extensionPoints[key21].outputContract))
            if (key23 !== "requiredArtifacts") return !1;
        }
        for (let key24 of Object.keys(data.extensionPoints[key21]))
          if (key24 !== "purpose" && key24 !== "defaultBinding" && key24 !== "acceptedKinds" && key24 !== "inputContract" && key24 !== "outputContract") return !1;
      }
    }
    if (data.extensionContract !== void 0) {
      if (!(typeof data.extensionContract == "object" && data.extensionContract && !Array.isArray(data.extensionContract)) || data.extensionContract.accepts === void 0 || data.extensionContract.produces === void 0 || !Array.isArray(data.extensionContract.accepts)) return !1;
      for (let kk = 0; kk < data.extensionContract.accepts.length; kk++)
        if (typeof data.extensionContract.accepts[kk] != "string" || data.extensionContract.accepts[kk].length < 1 || stringLength(data.extensionContract.accepts[kk]) < 1) return !1;
      if (!Array.isArray(data.extensionContract.produces)) return !1;
      for (let ll = 0; ll < data.extensionContract.produces.length; ll++)
        if (typeof data.extensionContract.produces[ll] != "string" || data.extensionContract.produces[ll].length < 1 || stringLength(data.extensionContract.produces[ll]) < 1) return !1;
      for (let key25 of Object.keys(data.extensionContract))
        if (key25 !== "accepts" && key25 !== "produces") return !1;
    }
    if (!Array.isArray(data.steps) || data.steps.length < 1) return !1;
    for (let mm = 0; mm < data.steps.length; mm++)
      if (!ref3(data.steps[mm])) return !1;
    if (data.metadata !== void 0 && !(typeof data.metadata == "object" && data.metadata && !Array.isArray(data.metadata)))
      return !1;
    if (data.lintIgnore !== void 0) {
      if (!Array.isArray(data.lintIgnore)) return !1;
      for (let xx = 0; xx < data.lintIgnore.length; xx++) {
        if (!(typeof data.lintIgnore[xx] == "object" && data.lintIgnore[xx] && !Array.isArray(data.lintIgnore[xx])) || data.lintIgnore[xx].rule === void 0 || data.lintIgnore[xx].reason === void 0 || typeof data.lintIgnore[xx].rule != "string" || data.lintIgnore[xx].rule.length < 1 || stringLength(data.lintIgnore[xx].rule) < 1 || data.lintIgnore[xx].step !== void 0 && (typeof data.lintIgnore[xx].step != "string" || data.lintIgnore[xx].step.length < 1 || stringLength(data.lintIgnore[xx].step) < 1 || !pattern1.test(data.lintIgnore[xx].step)) || typeof data.lintIgnore[xx].reason != "string" || data.lintIgnore[xx].reason.length < 1 || stringLength(data.lintIgnore[xx].reason) < 1) return !1;
        for (let key47 of Object.keys(data.lintIgnore[xx]))
          if (key47 !== "rule" && key47 !== "step" && key47 !== "reason") return !1;
      }
    }
    for (let key48 of Object.keys(data))
      if (key48 !== "$schema" && key48 !== "id" && key48 !== "kind" && key48 !== "name" && key48 !== "description" && key48 !== "version" && key48 !== "tags" && key48 !== "aliases" && key48 !== "agentRole" && key48 !== "recommendations" && key48 !== "capabilities" && key48 !== "features" && key48 !== "references" && key48 !== "inputs" && key48 !== "conditions" && key48 !== "functionDefinitions" && key48 !== "assessments" && key48 !== "guidance" && key48 !== "extensionPoints" && key48 !== "extensionContract" && key48 !== "steps" && key48 !== "metadata" && key48 !== "lintIgnore") return !1;
    return !0;
  };
})();
validateWorkflow.problems = problemsOfWorkflow;
export {
  validateWorkflow
};
