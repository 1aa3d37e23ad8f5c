// Generated from schemas/legacy-workflow.ts by `npm run generate`; do not edit.
// <stdin>
import { problemsOfLegacyWorkflow } from "./problems/legacy-workflow.js";
var validateLegacyWorkflow = (function() {
  "use strict";
  let stringLength = (string) => /[\uD800-\uDFFF]/.test(string) ? [...string].length : string.length, ref1 = function(data) {
    if (!Array.isArray(data)) return !1;
    for (let i = 0; i < data.length; i++)
      if (typeof data[i] != "string" || data[i].length < 1 || stringLength(data[i]) < 1) return !1;
    return !0;
  }, ref2 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.name === void 0 || data.definition === void 0 || typeof data.name != "string" || data.name.length < 1 || stringLength(data.name) < 1 || typeof data.definition != "string" || data.definition.length < 1 || stringLength(data.definition) < 1) return !1;
    if (data.parameters !== void 0) {
      if (!Array.isArray(data.parameters)) return !1;
      for (let k = 0; k < data.parameters.length; k++) {
        if (!(typeof data.parameters[k] == "object" && data.parameters[k] && !Array.isArray(data.parameters[k])) || data.parameters[k].name === void 0 || data.parameters[k].type === void 0 || typeof data.parameters[k].name != "string" || data.parameters[k].name.length < 1 || stringLength(data.parameters[k].name) < 1 || typeof data.parameters[k].type != "string" || data.parameters[k].type.length < 1 || stringLength(data.parameters[k].type) < 1 || data.parameters[k].required !== void 0 && typeof data.parameters[k].required != "boolean" || data.parameters[k].description !== void 0 && (typeof data.parameters[k].description != "string" || data.parameters[k].description.length < 1 || stringLength(data.parameters[k].description) < 1) || data.parameters[k].enum !== void 0 && !Array.isArray(data.parameters[k].enum))
          return !1;
        for (let key0 of Object.keys(data.parameters[k]))
          if (key0 !== "name" && key0 !== "type" && key0 !== "required" && key0 !== "description" && key0 !== "enum" && key0 !== "default") return !1;
      }
    }
    if (data.scope !== void 0 && (typeof data.scope != "string" || !(data.scope === "workflow" || data.scope === "loop" || data.scope === "step")))
      return !1;
    for (let key1 of Object.keys(data))
      if (key1 !== "name" && key1 !== "definition" && key1 !== "parameters" && key1 !== "scope") return !1;
    return !0;
  }, ref7 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.kind === void 0) return !1;
    switch (data.kind) {
      case "text":
        if (data.text === void 0 || typeof data.text != "string") return !1;
        for (let key7 of Object.keys(data))
          if (key7 !== "kind" && key7 !== "text") return !1;
        break;
      case "ref":
        if (data.refId === void 0 || typeof data.refId != "string" || data.refId.length < 1 || stringLength(data.refId) < 1) return !1;
        for (let key8 of Object.keys(data))
          if (key8 !== "kind" && key8 !== "refId") return !1;
        break;
      default:
        return !1;
    }
    return !0;
  }, ref8 = function(data) {
    if (!Array.isArray(data) || data.length < 1) return !1;
    for (let s = 0; s < data.length; s++)
      if (!!(typeof data[s] != "string" || data[s].length < 1 || stringLength(data[s]) < 1) && !!!ref7(data[s]))
        return !1;
    return !0;
  }, ref6 = function(data) {
    return !(!!(typeof data != "string" || data.length < 1 || stringLength(data) < 1) && !!!ref7(data) && !!!ref8(data));
  }, ref5 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.goal !== void 0 && !ref6(data.goal) || data.constraints !== void 0 && !!(typeof data.constraints != "string" || data.constraints.length < 1 || stringLength(data.constraints) < 1) && !(() => {
      if (!Array.isArray(data.constraints)) return !1;
      for (let t = 0; t < data.constraints.length; t++)
        if (!ref6(data.constraints[t])) return !1;
      return !0;
    })() || data.procedure !== void 0 && !!(typeof data.procedure != "string" || data.procedure.length < 1 || stringLength(data.procedure) < 1) && !(() => {
      if (!Array.isArray(data.procedure)) return !1;
      for (let u = 0; u < data.procedure.length; u++)
        if (!ref6(data.procedure[u])) return !1;
      return !0;
    })())
      return !1;
    if (data.outputRequired !== void 0) {
      if (!(typeof data.outputRequired == "object" && data.outputRequired && !Array.isArray(data.outputRequired))) return !1;
      for (let key9 of Object.keys(data.outputRequired))
        if (!ref6(data.outputRequired[key9])) return !1;
    }
    if (data.verify !== void 0 && !!(typeof data.verify != "string" || data.verify.length < 1 || stringLength(data.verify) < 1) && !(() => {
      if (!Array.isArray(data.verify)) return !1;
      for (let v = 0; v < data.verify.length; v++)
        if (!ref6(data.verify[v])) return !1;
      return !0;
    })())
      return !1;
    for (let key10 of Object.keys(data))
      if (key10 !== "goal" && key10 !== "constraints" && key10 !== "procedure" && key10 !== "outputRequired" && key10 !== "verify") return !1;
    return !0;
  }, ref10 = function validate(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.var !== void 0 && (typeof data.var != "string" || data.var.length < 1 || stringLength(data.var) < 1) || data.in !== void 0 && !Array.isArray(data.in))
      return !1;
    if (data.and !== void 0) {
      if (!Array.isArray(data.and)) return !1;
      for (let y = 0; y < data.and.length; y++)
        if (!validate(data.and[y])) return !1;
    }
    if (data.or !== void 0) {
      if (!Array.isArray(data.or)) return !1;
      for (let z = 0; z < data.or.length; z++)
        if (!validate(data.or[z])) return !1;
    }
    if (data.not !== void 0 && !validate(data.not))
      return !1;
    for (let key11 of Object.keys(data))
      if (key11 !== "var" && key11 !== "equals" && key11 !== "not_equals" && key11 !== "gt" && key11 !== "gte" && key11 !== "lt" && key11 !== "lte" && key11 !== "in" && key11 !== "contains" && key11 !== "startsWith" && key11 !== "endsWith" && key11 !== "matches" && key11 !== "and" && key11 !== "or" && key11 !== "not") return !1;
    return !0;
  }, ref9 = function(data) {
    return !(!(typeof data == "boolean") && !(() => {
      if (!(typeof data == "object" && data && !Array.isArray(data)) || data.kind !== void 0 && (typeof data.kind != "string" || !(data.kind === "coordinator_eval" || data.kind === "human_approval")) || data.condition !== void 0 && !ref10(data.condition) || data.var !== void 0 && (typeof data.var != "string" || data.var.length < 1 || stringLength(data.var) < 1) || data.in !== void 0 && !Array.isArray(data.in))
        return !1;
      if (data.and !== void 0) {
        if (!Array.isArray(data.and)) return !1;
        for (let jj = 0; jj < data.and.length; jj++)
          if (!ref10(data.and[jj])) return !1;
      }
      if (data.or !== void 0) {
        if (!Array.isArray(data.or)) return !1;
        for (let kk = 0; kk < data.or.length; kk++)
          if (!ref10(data.or[kk])) return !1;
      }
      if (data.not !== void 0 && !ref10(data.not))
        return !1;
      for (let key12 of Object.keys(data))
        if (key12 !== "kind" && key12 !== "condition" && key12 !== "var" && key12 !== "equals" && key12 !== "not_equals" && key12 !== "gt" && key12 !== "gte" && key12 !== "lt" && key12 !== "lte" && key12 !== "in" && key12 !== "contains" && key12 !== "startsWith" && key12 !== "endsWith" && key12 !== "matches" && key12 !== "and" && key12 !== "or" && key12 !== "not") return !1;
      return !0;
    })());
  }, ref11 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.templateId === void 0 || typeof data.templateId != "string" || data.templateId.length < 1 || stringLength(data.templateId) < 1 || data.args !== void 0 && !(typeof data.args == "object" && data.args && !Array.isArray(data.args)))
      return !1;
    for (let key14 of Object.keys(data))
      if (key14 !== "templateId" && key14 !== "args") return !1;
    return !0;
  }, ref12 = function(data) {
    if (!Array.isArray(data)) return !1;
    for (let ll = 0; ll < data.length; ll++) {
      if (!(typeof data[ll] == "object" && data[ll] && !Array.isArray(data[ll])) || data[ll].text === void 0 || data[ll].id !== void 0 && (typeof data[ll].id != "string" || data[ll].id.length < 1 || stringLength(data[ll].id) < 1) || data[ll].when !== void 0 && !ref10(data[ll].when) || typeof data[ll].text != "string" || data[ll].text.length < 1 || stringLength(data[ll].text) < 1) return !1;
      for (let key15 of Object.keys(data[ll]))
        if (key15 !== "id" && key15 !== "when" && key15 !== "text") return !1;
    }
    return !0;
  }, ref13 = function(data) {
    return !(!!(typeof data != "string" || data.length < 1 || stringLength(data) < 1) && !!!ref1(data));
  }, ref14 = function validate(data) {
    return !(!(() => {
      if (!(typeof data == "object" && data && !Array.isArray(data)) || data.type === void 0) return !1;
      switch (data.type) {
        case "contains":
          if (data.value === void 0 || typeof data.value != "string" || data.value.length < 1 || stringLength(data.value) < 1 || data.message !== void 0 && (typeof data.message != "string" || data.message.length < 1 || stringLength(data.message) < 1) || data.condition !== void 0 && !ref10(data.condition))
            return !1;
          for (let key16 of Object.keys(data))
            if (key16 !== "type" && key16 !== "value" && key16 !== "message" && key16 !== "condition") return !1;
          break;
        case "regex":
          if (data.pattern === void 0 || typeof data.pattern != "string" || data.pattern.length < 1 || stringLength(data.pattern) < 1 || data.flags !== void 0 && typeof data.flags != "string" || data.message !== void 0 && (typeof data.message != "string" || data.message.length < 1 || stringLength(data.message) < 1) || data.condition !== void 0 && !ref10(data.condition))
            return !1;
          for (let key17 of Object.keys(data))
            if (key17 !== "type" && key17 !== "pattern" && key17 !== "flags" && key17 !== "message" && key17 !== "condition") return !1;
          break;
        case "length":
          if (data.min !== void 0 && (!Number.isInteger(data.min) || !(0 <= data.min)) || data.max !== void 0 && (!Number.isInteger(data.max) || !(0 < data.max)) || data.message !== void 0 && (typeof data.message != "string" || data.message.length < 1 || stringLength(data.message) < 1) || data.condition !== void 0 && !ref10(data.condition))
            return !1;
          for (let key18 of Object.keys(data))
            if (key18 !== "type" && key18 !== "min" && key18 !== "max" && key18 !== "message" && key18 !== "condition") return !1;
          break;
        case "schema":
          if (data.message !== void 0 && (typeof data.message != "string" || data.message.length < 1 || stringLength(data.message) < 1) || data.condition !== void 0 && !ref10(data.condition))
            return !1;
          for (let key19 of Object.keys(data))
            if (key19 !== "type" && key19 !== "schema" && key19 !== "value" && key19 !== "message" && key19 !== "condition") return !1;
          break;
        default:
          return !1;
      }
      return !0;
    })() && !(() => {
      if (!(typeof data == "object" && data && !Array.isArray(data)) || data.and === void 0 || !Array.isArray(data.and)) return !1;
      for (let mm = 0; mm < data.and.length; mm++)
        if (!validate(data.and[mm])) return !1;
      for (let key20 of Object.keys(data))
        if (key20 !== "and") return !1;
      return !0;
    })() && !(() => {
      if (!(typeof data == "object" && data && !Array.isArray(data)) || data.or === void 0 || !Array.isArray(data.or)) return !1;
      for (let nn = 0; nn < data.or.length; nn++)
        if (!validate(data.or[nn])) return !1;
      for (let key21 of Object.keys(data))
        if (key21 !== "or") return !1;
      return !0;
    })() && !(() => {
      if (!(typeof data == "object" && data && !Array.isArray(data)) || data.not === void 0 || !validate(data.not)) return !1;
      for (let key22 of Object.keys(data))
        if (key22 !== "not") return !1;
      return !0;
    })() && !(() => {
      if (!Array.isArray(data)) return !1;
      for (let oo = 0; oo < data.length; oo++)
        if (!validate(data[oo])) return !1;
      return !0;
    })());
  }, ref15 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.contractRef === void 0 || typeof data.contractRef != "string" || data.contractRef.length < 1 || stringLength(data.contractRef) < 1 || data.required !== void 0 && typeof data.required != "boolean")
      return !1;
    for (let key23 of Object.keys(data))
      if (key23 !== "contractRef" && key23 !== "required") return !1;
    return !0;
  }, ref17 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.when === void 0 || data.effect === void 0 || !(typeof data.when == "object" && data.when && !Array.isArray(data.when)) || data.when.anyEqualsLevel === void 0 || typeof data.when.anyEqualsLevel != "string" || data.when.anyEqualsLevel.length < 1 || stringLength(data.when.anyEqualsLevel) < 1 || data.when.forAssessment !== void 0 && (typeof data.when.forAssessment != "string" || data.when.forAssessment.length < 1 || stringLength(data.when.forAssessment) < 1))
      return !1;
    for (let key24 of Object.keys(data.when))
      if (key24 !== "anyEqualsLevel" && key24 !== "forAssessment") return !1;
    if (!(typeof data.effect == "object" && data.effect && !Array.isArray(data.effect)) || data.effect.kind === void 0 || data.effect.guidance === void 0 || data.effect.kind !== "require_followup" || typeof data.effect.guidance != "string" || data.effect.guidance.length < 1 || stringLength(data.effect.guidance) < 1) return !1;
    for (let key25 of Object.keys(data.effect))
      if (key25 !== "kind" && key25 !== "guidance") return !1;
    for (let key26 of Object.keys(data))
      if (key26 !== "when" && key26 !== "effect") return !1;
    return !0;
  }, ref16 = function(data) {
    return !(!!!ref17(data) && !(() => {
      if (!Array.isArray(data)) return !1;
      for (let pp = 0; pp < data.length; pp++)
        if (!ref17(data[pp])) return !1;
      return !0;
    })());
  }, ref18 = function(data) {
    if (!Array.isArray(data)) return !1;
    for (let qq = 0; qq < data.length; qq++)
      if (!ref2(data[qq])) return !1;
    return !0;
  }, ref19 = function(data) {
    if (!Array.isArray(data)) return !1;
    for (let rr = 0; rr < data.length; rr++) {
      if (!(typeof data[rr] == "object" && data[rr] && !Array.isArray(data[rr])) || data[rr].name === void 0 || typeof data[rr].name != "string" || data[rr].name.length < 1 || stringLength(data[rr].name) < 1) return !1;
      for (let key27 of Object.keys(data[rr]))
        if (key27 !== "name" && key27 !== "args") return !1;
    }
    return !0;
  }, ref20 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.prompt !== void 0 && (typeof data.prompt != "string" || data.prompt.length < 1 || stringLength(data.prompt) < 1) || data.rubric !== void 0 && !!(typeof data.rubric != "string" || data.rubric.length < 1 || stringLength(data.rubric) < 1) && !!!ref8(data.rubric))
      return !1;
    for (let key28 of Object.keys(data))
      if (key28 !== "prompt" && key28 !== "rubric") return !1;
    return !0;
  }, ref21 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.command !== void 0 && (typeof data.command != "string" || data.command.length < 1 || stringLength(data.command) < 1) || data.prompt !== void 0 && (typeof data.prompt != "string" || data.prompt.length < 1 || stringLength(data.prompt) < 1))
      return !1;
    for (let key29 of Object.keys(data))
      if (key29 !== "command" && key29 !== "prompt") return !1;
    return !0;
  }, ref22 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.type === void 0 || data.id === void 0 || data.title === void 0 || data.loop === void 0 || data.body === void 0 || data.type !== "loop" || typeof data.id != "string" || data.id.length < 1 || stringLength(data.id) < 1 || typeof data.title != "string" || data.title.length < 1 || stringLength(data.title) < 1 || data.prompt !== void 0 && (typeof data.prompt != "string" || data.prompt.length < 1 || stringLength(data.prompt) < 1) || data.promptBlocks !== void 0 && !ref5(data.promptBlocks) || data.agentRole !== void 0 && (typeof data.agentRole != "string" || data.agentRole.length < 1 || stringLength(data.agentRole) < 1) || data.requireConfirmation !== void 0 && !ref9(data.requireConfirmation) || data.templateCall !== void 0 && !ref11(data.templateCall) || data.promptFragments !== void 0 && !ref12(data.promptFragments) || data.guidance !== void 0 && !ref13(data.guidance) || data.askForFiles !== void 0 && typeof data.askForFiles != "boolean" || data.hasValidation !== void 0 && typeof data.hasValidation != "boolean" || data.modelTier !== void 0 && (typeof data.modelTier != "string" || data.modelTier.length < 1 || stringLength(data.modelTier) < 1) || data.notesOptional !== void 0 && typeof data.notesOptional != "boolean" || data.runCondition !== void 0 && !ref10(data.runCondition) || data.validationCriteria !== void 0 && !ref14(data.validationCriteria) || data.outputContract !== void 0 && !ref15(data.outputContract) || data.assessmentRefs !== void 0 && !ref1(data.assessmentRefs) || data.assessmentConsequences !== void 0 && !ref16(data.assessmentConsequences) || data.functionReferences !== void 0 && !ref1(data.functionReferences) || data.functionDefinitions !== void 0 && !ref18(data.functionDefinitions) || data.functionCalls !== void 0 && !ref19(data.functionCalls) || data.audit !== void 0 && !ref20(data.audit) || data.verification !== void 0 && !ref21(data.verification) || !(typeof data.loop == "object" && data.loop && !Array.isArray(data.loop)) || data.loop.type === void 0 || data.loop.maxIterations === void 0 || typeof data.loop.type != "string" || !(data.loop.type === "while" || data.loop.type === "until" || data.loop.type === "for" || data.loop.type === "forEach") || !Number.isInteger(data.loop.maxIterations) || !(0 < data.loop.maxIterations) || data.loop.condition !== void 0 && !ref10(data.loop.condition))
      return !1;
    if (data.loop.conditionSource !== void 0) {
      if (!(typeof data.loop.conditionSource == "object" && data.loop.conditionSource && !Array.isArray(data.loop.conditionSource)) || data.loop.conditionSource.kind === void 0) return !1;
      switch (data.loop.conditionSource.kind) {
        case "artifact_contract":
          if (data.loop.conditionSource.contractRef === void 0 || typeof data.loop.conditionSource.contractRef != "string" || data.loop.conditionSource.contractRef.length < 1 || stringLength(data.loop.conditionSource.contractRef) < 1 || data.loop.conditionSource.loopId !== void 0 && (typeof data.loop.conditionSource.loopId != "string" || data.loop.conditionSource.loopId.length < 1 || stringLength(data.loop.conditionSource.loopId) < 1))
            return !1;
          for (let key31 of Object.keys(data.loop.conditionSource))
            if (key31 !== "kind" && key31 !== "contractRef" && key31 !== "loopId") return !1;
          break;
        case "context_variable":
          if (data.loop.conditionSource.condition === void 0 || !ref10(data.loop.conditionSource.condition)) return !1;
          for (let key32 of Object.keys(data.loop.conditionSource))
            if (key32 !== "kind" && key32 !== "condition") return !1;
          break;
        default:
          return !1;
      }
    }
    if (data.loop.count !== void 0 && !!(!Number.isInteger(data.loop.count) || !(0 <= data.loop.count)) && !!(typeof data.loop.count != "string" || data.loop.count.length < 1 || stringLength(data.loop.count) < 1) || data.loop.items !== void 0 && (typeof data.loop.items != "string" || data.loop.items.length < 1 || stringLength(data.loop.items) < 1) || data.loop.iterationVar !== void 0 && (typeof data.loop.iterationVar != "string" || data.loop.iterationVar.length < 1 || stringLength(data.loop.iterationVar) < 1) || data.loop.itemVar !== void 0 && (typeof data.loop.itemVar != "string" || data.loop.itemVar.length < 1 || stringLength(data.loop.itemVar) < 1) || data.loop.indexVar !== void 0 && (typeof data.loop.indexVar != "string" || data.loop.indexVar.length < 1 || stringLength(data.loop.indexVar) < 1))
      return !1;
    for (let key33 of Object.keys(data.loop))
      if (key33 !== "type" && key33 !== "maxIterations" && key33 !== "condition" && key33 !== "conditionSource" && key33 !== "count" && key33 !== "items" && key33 !== "iterationVar" && key33 !== "itemVar" && key33 !== "indexVar") return !1;
    if (!!(typeof data.body != "string" || data.body.length < 1 || stringLength(data.body) < 1) && !(() => {
      if (!Array.isArray(data.body) || data.body.length < 1) return !1;
      for (let ss = 0; ss < data.body.length; ss++)
        if (!ref3(data.body[ss])) return !1;
      return !0;
    })())
      return !1;
    for (let key34 of Object.keys(data))
      if (key34 !== "type" && key34 !== "id" && key34 !== "title" && key34 !== "prompt" && key34 !== "promptBlocks" && key34 !== "agentRole" && key34 !== "requireConfirmation" && key34 !== "templateCall" && key34 !== "promptFragments" && key34 !== "guidance" && key34 !== "askForFiles" && key34 !== "hasValidation" && key34 !== "modelTier" && key34 !== "notesOptional" && key34 !== "runCondition" && key34 !== "validationCriteria" && key34 !== "outputContract" && key34 !== "assessmentRefs" && key34 !== "assessmentConsequences" && key34 !== "functionReferences" && key34 !== "functionDefinitions" && key34 !== "functionCalls" && key34 !== "audit" && key34 !== "verification" && key34 !== "loop" && key34 !== "body") return !1;
    return !0;
  }, ref23 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.type === void 0 || data.id === void 0 || data.title === void 0 || data.parallelDelegations === void 0 || data.type !== "parallel" || typeof data.id != "string" || data.id.length < 1 || stringLength(data.id) < 1 || typeof data.title != "string" || data.title.length < 1 || stringLength(data.title) < 1 || data.prompt !== void 0 && (typeof data.prompt != "string" || data.prompt.length < 1 || stringLength(data.prompt) < 1) || data.promptBlocks !== void 0 && !ref5(data.promptBlocks) || data.agentRole !== void 0 && (typeof data.agentRole != "string" || data.agentRole.length < 1 || stringLength(data.agentRole) < 1) || data.requireConfirmation !== void 0 && !ref9(data.requireConfirmation) || data.templateCall !== void 0 && !ref11(data.templateCall) || data.promptFragments !== void 0 && !ref12(data.promptFragments) || data.guidance !== void 0 && !ref13(data.guidance) || data.askForFiles !== void 0 && typeof data.askForFiles != "boolean" || data.hasValidation !== void 0 && typeof data.hasValidation != "boolean" || data.modelTier !== void 0 && (typeof data.modelTier != "string" || data.modelTier.length < 1 || stringLength(data.modelTier) < 1) || data.notesOptional !== void 0 && typeof data.notesOptional != "boolean" || data.runCondition !== void 0 && !ref10(data.runCondition) || data.validationCriteria !== void 0 && !ref14(data.validationCriteria) || data.outputContract !== void 0 && !ref15(data.outputContract) || data.assessmentRefs !== void 0 && !ref1(data.assessmentRefs) || data.assessmentConsequences !== void 0 && !ref16(data.assessmentConsequences) || data.functionReferences !== void 0 && !ref1(data.functionReferences) || data.functionDefinitions !== void 0 && !ref18(data.functionDefinitions) || data.functionCalls !== void 0 && !ref19(data.functionCalls) || data.audit !== void 0 && !ref20(data.audit) || data.verification !== void 0 && !ref21(data.verification) || !Array.isArray(data.parallelDelegations) || data.parallelDelegations.length < 1) return !1;
    for (let tt = 0; tt < data.parallelDelegations.length; tt++) {
      if (!(typeof data.parallelDelegations[tt] == "object" && data.parallelDelegations[tt] && !Array.isArray(data.parallelDelegations[tt])) || data.parallelDelegations[tt].workflowId === void 0 || typeof data.parallelDelegations[tt].workflowId != "string" || data.parallelDelegations[tt].workflowId.length < 1 || stringLength(data.parallelDelegations[tt].workflowId) < 1 || data.parallelDelegations[tt].goal !== void 0 && (typeof data.parallelDelegations[tt].goal != "string" || data.parallelDelegations[tt].goal.length < 1 || stringLength(data.parallelDelegations[tt].goal) < 1) || data.parallelDelegations[tt].runCondition !== void 0 && !ref10(data.parallelDelegations[tt].runCondition) || data.parallelDelegations[tt].contextMapping !== void 0 && !(typeof data.parallelDelegations[tt].contextMapping == "object" && data.parallelDelegations[tt].contextMapping && !Array.isArray(data.parallelDelegations[tt].contextMapping)) || data.parallelDelegations[tt].args !== void 0 && !(typeof data.parallelDelegations[tt].args == "object" && data.parallelDelegations[tt].args && !Array.isArray(data.parallelDelegations[tt].args)) || data.parallelDelegations[tt].modelTier !== void 0 && (typeof data.parallelDelegations[tt].modelTier != "string" || data.parallelDelegations[tt].modelTier.length < 1 || stringLength(data.parallelDelegations[tt].modelTier) < 1) || data.parallelDelegations[tt].allowedTools !== void 0 && !ref1(data.parallelDelegations[tt].allowedTools))
        return !1;
      for (let key37 of Object.keys(data.parallelDelegations[tt]))
        if (key37 !== "workflowId" && key37 !== "goal" && key37 !== "runCondition" && key37 !== "contextMapping" && key37 !== "args" && key37 !== "modelTier" && key37 !== "allowedTools") return !1;
    }
    if (data.synthesis !== void 0) {
      if (!(typeof data.synthesis == "object" && data.synthesis && !Array.isArray(data.synthesis)) || data.synthesis.prompt !== void 0 && (typeof data.synthesis.prompt != "string" || data.synthesis.prompt.length < 1 || stringLength(data.synthesis.prompt) < 1) || data.synthesis.outputContract !== void 0 && !ref15(data.synthesis.outputContract))
        return !1;
      for (let key38 of Object.keys(data.synthesis))
        if (key38 !== "prompt" && key38 !== "outputContract") return !1;
    }
    for (let key39 of Object.keys(data))
      if (key39 !== "type" && key39 !== "id" && key39 !== "title" && key39 !== "prompt" && key39 !== "promptBlocks" && key39 !== "agentRole" && key39 !== "requireConfirmation" && key39 !== "templateCall" && key39 !== "promptFragments" && key39 !== "guidance" && key39 !== "askForFiles" && key39 !== "hasValidation" && key39 !== "modelTier" && key39 !== "notesOptional" && key39 !== "runCondition" && key39 !== "validationCriteria" && key39 !== "outputContract" && key39 !== "assessmentRefs" && key39 !== "assessmentConsequences" && key39 !== "functionReferences" && key39 !== "functionDefinitions" && key39 !== "functionCalls" && key39 !== "audit" && key39 !== "verification" && key39 !== "parallelDelegations" && key39 !== "synthesis") return !1;
    return !0;
  }, ref4 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.type === void 0) return !1;
    switch (data.type) {
      case "standard":
        if (data.id === void 0 || data.title === void 0 || typeof data.id != "string" || data.id.length < 1 || stringLength(data.id) < 1 || typeof data.title != "string" || data.title.length < 1 || stringLength(data.title) < 1 || data.prompt !== void 0 && (typeof data.prompt != "string" || data.prompt.length < 1 || stringLength(data.prompt) < 1) || data.promptBlocks !== void 0 && !ref5(data.promptBlocks) || data.agentRole !== void 0 && (typeof data.agentRole != "string" || data.agentRole.length < 1 || stringLength(data.agentRole) < 1) || data.requireConfirmation !== void 0 && !ref9(data.requireConfirmation) || data.templateCall !== void 0 && !ref11(data.templateCall) || data.promptFragments !== void 0 && !ref12(data.promptFragments) || data.guidance !== void 0 && !ref13(data.guidance) || data.askForFiles !== void 0 && typeof data.askForFiles != "boolean" || data.hasValidation !== void 0 && typeof data.hasValidation != "boolean" || data.modelTier !== void 0 && (typeof data.modelTier != "string" || data.modelTier.length < 1 || stringLength(data.modelTier) < 1) || data.notesOptional !== void 0 && typeof data.notesOptional != "boolean" || data.runCondition !== void 0 && !ref10(data.runCondition) || data.validationCriteria !== void 0 && !ref14(data.validationCriteria) || data.outputContract !== void 0 && !ref15(data.outputContract) || data.assessmentRefs !== void 0 && !ref1(data.assessmentRefs) || data.assessmentConsequences !== void 0 && !ref16(data.assessmentConsequences) || data.functionReferences !== void 0 && !ref1(data.functionReferences) || data.functionDefinitions !== void 0 && !ref18(data.functionDefinitions) || data.functionCalls !== void 0 && !ref19(data.functionCalls) || data.audit !== void 0 && !ref20(data.audit) || data.verification !== void 0 && !ref21(data.verification))
          return !1;
        for (let key30 of Object.keys(data))
          if (key30 !== "type" && key30 !== "id" && key30 !== "title" && key30 !== "prompt" && key30 !== "promptBlocks" && key30 !== "agentRole" && key30 !== "requireConfirmation" && key30 !== "templateCall" && key30 !== "promptFragments" && key30 !== "guidance" && key30 !== "askForFiles" && key30 !== "hasValidation" && key30 !== "modelTier" && key30 !== "notesOptional" && key30 !== "runCondition" && key30 !== "validationCriteria" && key30 !== "outputContract" && key30 !== "assessmentRefs" && key30 !== "assessmentConsequences" && key30 !== "functionReferences" && key30 !== "functionDefinitions" && key30 !== "functionCalls" && key30 !== "audit" && key30 !== "verification") return !1;
        break;
      case "loop":
        if (!ref22(data)) return !1;
        break;
      case "parallel":
        if (!ref23(data)) return !1;
        break;
      default:
        return !1;
    }
    return !0;
  }, ref3 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data))) return !1;
    if (data.type !== void 0) {
      if (!ref4(data)) return !1;
    } else {
      if (data.id === void 0 || data.title === void 0 || typeof data.id != "string" || data.id.length < 1 || stringLength(data.id) < 1 || typeof data.title != "string" || data.title.length < 1 || stringLength(data.title) < 1 || data.prompt !== void 0 && (typeof data.prompt != "string" || data.prompt.length < 1 || stringLength(data.prompt) < 1) || data.promptBlocks !== void 0 && !ref5(data.promptBlocks) || data.agentRole !== void 0 && (typeof data.agentRole != "string" || data.agentRole.length < 1 || stringLength(data.agentRole) < 1) || data.requireConfirmation !== void 0 && !ref9(data.requireConfirmation) || data.templateCall !== void 0 && !ref11(data.templateCall) || data.promptFragments !== void 0 && !ref12(data.promptFragments) || data.guidance !== void 0 && !ref13(data.guidance) || data.askForFiles !== void 0 && typeof data.askForFiles != "boolean" || data.hasValidation !== void 0 && typeof data.hasValidation != "boolean" || data.modelTier !== void 0 && (typeof data.modelTier != "string" || data.modelTier.length < 1 || stringLength(data.modelTier) < 1) || data.notesOptional !== void 0 && typeof data.notesOptional != "boolean" || data.runCondition !== void 0 && !ref10(data.runCondition) || data.validationCriteria !== void 0 && !ref14(data.validationCriteria) || data.outputContract !== void 0 && !ref15(data.outputContract) || data.assessmentRefs !== void 0 && !ref1(data.assessmentRefs) || data.assessmentConsequences !== void 0 && !ref16(data.assessmentConsequences) || data.functionReferences !== void 0 && !ref1(data.functionReferences) || data.functionDefinitions !== void 0 && !ref18(data.functionDefinitions) || data.functionCalls !== void 0 && !ref19(data.functionCalls) || data.audit !== void 0 && !ref20(data.audit) || data.verification !== void 0 && !ref21(data.verification))
        return !1;
      for (let key40 of Object.keys(data))
        if (key40 !== "id" && key40 !== "title" && key40 !== "prompt" && key40 !== "promptBlocks" && key40 !== "agentRole" && key40 !== "requireConfirmation" && key40 !== "templateCall" && key40 !== "promptFragments" && key40 !== "guidance" && key40 !== "askForFiles" && key40 !== "hasValidation" && key40 !== "modelTier" && key40 !== "notesOptional" && key40 !== "runCondition" && key40 !== "validationCriteria" && key40 !== "outputContract" && key40 !== "assessmentRefs" && key40 !== "assessmentConsequences" && key40 !== "functionReferences" && key40 !== "functionDefinitions" && key40 !== "functionCalls" && key40 !== "audit" && key40 !== "verification") return !1;
    }
    return !0;
  };
  return function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.id === void 0 || data.name === void 0 || data.description === void 0 || data.version === void 0 || data.steps === void 0 || data.$schema !== void 0 && (typeof data.$schema != "string" || data.$schema.length < 1 || stringLength(data.$schema) < 1) || typeof data.id != "string" || data.id.length < 1 || stringLength(data.id) < 1 || typeof data.name != "string" || data.name.length < 1 || stringLength(data.name) < 1 || typeof data.description != "string" || data.description.length < 1 || stringLength(data.description) < 1 || typeof data.version != "string" || data.version.length < 1 || stringLength(data.version) < 1 || data.modelTier !== void 0 && (typeof data.modelTier != "string" || data.modelTier.length < 1 || stringLength(data.modelTier) < 1) || data.preconditions !== void 0 && !ref1(data.preconditions) || data.clarificationPrompts !== void 0 && !ref1(data.clarificationPrompts) || data.metaGuidance !== void 0 && !ref1(data.metaGuidance))
      return !1;
    if (data.functionDefinitions !== void 0) {
      if (!Array.isArray(data.functionDefinitions)) return !1;
      for (let j = 0; j < data.functionDefinitions.length; j++)
        if (!ref2(data.functionDefinitions[j])) return !1;
    }
    if (data.recommendedPreferences !== void 0) {
      if (!(typeof data.recommendedPreferences == "object" && data.recommendedPreferences && !Array.isArray(data.recommendedPreferences)) || data.recommendedPreferences.recommendedAutonomy !== void 0 && (typeof data.recommendedPreferences.recommendedAutonomy != "string" || !(data.recommendedPreferences.recommendedAutonomy === "guided" || data.recommendedPreferences.recommendedAutonomy === "full_auto_stop_on_user_deps" || data.recommendedPreferences.recommendedAutonomy === "full_auto_never_stop")) || data.recommendedPreferences.recommendedRiskPolicy !== void 0 && (typeof data.recommendedPreferences.recommendedRiskPolicy != "string" || !(data.recommendedPreferences.recommendedRiskPolicy === "conservative" || data.recommendedPreferences.recommendedRiskPolicy === "balanced" || data.recommendedPreferences.recommendedRiskPolicy === "aggressive")))
        return !1;
      for (let key2 of Object.keys(data.recommendedPreferences))
        if (key2 !== "recommendedAutonomy" && key2 !== "recommendedRiskPolicy") return !1;
    }
    if (data.features !== void 0 && !ref1(data.features))
      return !1;
    if (data.assessments !== void 0) {
      if (!Array.isArray(data.assessments)) return !1;
      for (let m = 0; m < data.assessments.length; m++) {
        if (!(typeof data.assessments[m] == "object" && data.assessments[m] && !Array.isArray(data.assessments[m])) || data.assessments[m].id === void 0 || data.assessments[m].purpose === void 0 || data.assessments[m].dimensions === void 0 || typeof data.assessments[m].id != "string" || data.assessments[m].id.length < 1 || stringLength(data.assessments[m].id) < 1 || typeof data.assessments[m].purpose != "string" || data.assessments[m].purpose.length < 1 || stringLength(data.assessments[m].purpose) < 1 || !Array.isArray(data.assessments[m].dimensions) || data.assessments[m].dimensions.length < 1) return !1;
        for (let n = 0; n < data.assessments[m].dimensions.length; n++) {
          if (!(typeof data.assessments[m].dimensions[n] == "object" && data.assessments[m].dimensions[n] && !Array.isArray(data.assessments[m].dimensions[n])) || data.assessments[m].dimensions[n].id === void 0 || data.assessments[m].dimensions[n].purpose === void 0 || data.assessments[m].dimensions[n].levels === void 0 || typeof data.assessments[m].dimensions[n].id != "string" || data.assessments[m].dimensions[n].id.length < 1 || stringLength(data.assessments[m].dimensions[n].id) < 1 || typeof data.assessments[m].dimensions[n].purpose != "string" || data.assessments[m].dimensions[n].purpose.length < 1 || stringLength(data.assessments[m].dimensions[n].purpose) < 1 || !Array.isArray(data.assessments[m].dimensions[n].levels) || data.assessments[m].dimensions[n].levels.length < 2) return !1;
          for (let o = 0; o < data.assessments[m].dimensions[n].levels.length; o++)
            if (typeof data.assessments[m].dimensions[n].levels[o] != "string" || data.assessments[m].dimensions[n].levels[o].length < 1 || stringLength(data.assessments[m].dimensions[n].levels[o]) < 1) return !1;
          if (data.assessments[m].dimensions[n].required !== void 0 && typeof data.assessments[m].dimensions[n].required != "boolean")
            return !1;
          for (let key3 of Object.keys(data.assessments[m].dimensions[n]))
            if (key3 !== "id" && key3 !== "purpose" && key3 !== "levels" && key3 !== "required") return !1;
        }
        for (let key4 of Object.keys(data.assessments[m]))
          if (key4 !== "id" && key4 !== "purpose" && key4 !== "dimensions") return !1;
      }
    }
    if (data.extensionPoints !== void 0) {
      if (!Array.isArray(data.extensionPoints)) return !1;
      for (let p = 0; p < data.extensionPoints.length; p++) {
        if (!(typeof data.extensionPoints[p] == "object" && data.extensionPoints[p] && !Array.isArray(data.extensionPoints[p])) || data.extensionPoints[p].slotId === void 0 || data.extensionPoints[p].purpose === void 0 || data.extensionPoints[p].default === void 0 || typeof data.extensionPoints[p].slotId != "string" || data.extensionPoints[p].slotId.length < 1 || stringLength(data.extensionPoints[p].slotId) < 1 || typeof data.extensionPoints[p].purpose != "string" || data.extensionPoints[p].purpose.length < 1 || stringLength(data.extensionPoints[p].purpose) < 1 || typeof data.extensionPoints[p].default != "string" || data.extensionPoints[p].default.length < 1 || stringLength(data.extensionPoints[p].default) < 1 || data.extensionPoints[p].acceptedKinds !== void 0 && !ref1(data.extensionPoints[p].acceptedKinds))
          return !1;
        for (let key5 of Object.keys(data.extensionPoints[p]))
          if (key5 !== "slotId" && key5 !== "purpose" && key5 !== "default" && key5 !== "acceptedKinds") return !1;
      }
    }
    if (data.references !== void 0) {
      if (!Array.isArray(data.references)) return !1;
      for (let q = 0; q < data.references.length; q++) {
        if (!(typeof data.references[q] == "object" && data.references[q] && !Array.isArray(data.references[q])) || data.references[q].id === void 0 || data.references[q].title === void 0 || data.references[q].source === void 0 || data.references[q].purpose === void 0 || typeof data.references[q].id != "string" || data.references[q].id.length < 1 || stringLength(data.references[q].id) < 1 || typeof data.references[q].title != "string" || data.references[q].title.length < 1 || stringLength(data.references[q].title) < 1 || typeof data.references[q].source != "string" || data.references[q].source.length < 1 || stringLength(data.references[q].source) < 1 || typeof data.references[q].purpose != "string" || data.references[q].purpose.length < 1 || stringLength(data.references[q].purpose) < 1 || data.references[q].authoritative !== void 0 && typeof data.references[q].authoritative != "boolean" || data.references[q].resolveFrom !== void 0 && (typeof data.references[q].resolveFrom != "string" || !(data.references[q].resolveFrom === "workspace" || data.references[q].resolveFrom === "package")))
          return !1;
        for (let key6 of Object.keys(data.references[q]))
          if (key6 !== "id" && key6 !== "title" && key6 !== "source" && key6 !== "purpose" && key6 !== "authoritative" && key6 !== "resolveFrom") return !1;
      }
    }
    if (data.about !== void 0 && (typeof data.about != "string" || data.about.length < 1 || stringLength(data.about) < 1) || data.examples !== void 0 && !ref1(data.examples) || data.metricsProfile !== void 0 && (typeof data.metricsProfile != "string" || data.metricsProfile.length < 1 || stringLength(data.metricsProfile) < 1) || data.validatedAgainstSpecVersion !== void 0 && !Number.isInteger(data.validatedAgainstSpecVersion) || !Array.isArray(data.steps) || data.steps.length < 1) return !1;
    for (let r = 0; r < data.steps.length; r++)
      if (!ref3(data.steps[r])) return !1;
    for (let key41 of Object.keys(data))
      if (key41 !== "$schema" && key41 !== "id" && key41 !== "name" && key41 !== "description" && key41 !== "version" && key41 !== "modelTier" && key41 !== "preconditions" && key41 !== "clarificationPrompts" && key41 !== "metaGuidance" && key41 !== "functionDefinitions" && key41 !== "recommendedPreferences" && key41 !== "features" && key41 !== "assessments" && key41 !== "extensionPoints" && key41 !== "references" && key41 !== "about" && key41 !== "examples" && key41 !== "metricsProfile" && key41 !== "validatedAgainstSpecVersion" && key41 !== "steps") return !1;
    return !0;
  };
})();
validateLegacyWorkflow.problems = problemsOfLegacyWorkflow;
export {
  validateLegacyWorkflow
};
