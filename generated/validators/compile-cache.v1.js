// Generated from schemas/compile-cache.ts by `npm run generate`; do not edit.
// <stdin>
var validateCompileCache = (function() {
  "use strict";
  let pattern0 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), hasOwn = Function.prototype.call.bind(Object.prototype.hasOwnProperty), pattern1 = new RegExp("^[a-z]+\\/[a-z0-9-]+$", "u"), stringLength = (string) => /[\uD800-\uDFFF]/.test(string) ? [...string].length : string.length, pattern2 = new RegExp("^([a-z][a-z0-9_-]*\\.[a-z][a-z0-9_-]*|[a-z0-9][a-z0-9_-]*)$", "u"), ref2 = function(data) {
    if (!(typeof data == "object" && data && !Array.isArray(data)) || data.file === void 0 || data.bytes === void 0 || data.mtimeMs === void 0 || data.sourceBytesDigest === void 0 || data.claimedId === void 0 || data.dependencies === void 0 || data.slots === void 0 || data.diagnostics === void 0 || data.record === void 0 || data.objects === void 0 || typeof data.file != "string" || !Number.isInteger(data.bytes) || !(0 <= data.bytes) || typeof data.mtimeMs != "number" || typeof data.sourceBytesDigest != "string" || !pattern0.test(data.sourceBytesDigest) || !(typeof data.claimedId == "string" || data.claimedId === null) || !Array.isArray(data.dependencies)) return !1;
    for (let j = 0; j < data.dependencies.length; j++)
      if (typeof data.dependencies[j] != "string") return !1;
    if (!Array.isArray(data.slots)) return !1;
    for (let k = 0; k < data.slots.length; k++)
      if (typeof data.slots[k] != "string") return !1;
    if (!Array.isArray(data.diagnostics)) return !1;
    for (let l = 0; l < data.diagnostics.length; l++) {
      if (!(typeof data.diagnostics[l] == "object" && data.diagnostics[l] && !Array.isArray(data.diagnostics[l])) || data.diagnostics[l].code === void 0 || data.diagnostics[l].severity === void 0 || data.diagnostics[l].message === void 0 || !(data.diagnostics[l].at !== void 0 && hasOwn(data.diagnostics[l], "at")) || data.diagnostics[l].notes === void 0 || data.diagnostics[l].fixes === void 0 || data.diagnostics[l].docs === void 0 || data.diagnostics[l].rendered === void 0 || typeof data.diagnostics[l].code != "string" || !pattern1.test(data.diagnostics[l].code) || typeof data.diagnostics[l].severity != "string" || !(data.diagnostics[l].severity === "error" || data.diagnostics[l].severity === "warning" || data.diagnostics[l].severity === "info") || typeof data.diagnostics[l].message != "string" || data.diagnostics[l].message.length < 1 || stringLength(data.diagnostics[l].message) < 1 || !(typeof data.diagnostics[l].at == "object" && data.diagnostics[l].at && !Array.isArray(data.diagnostics[l].at)) || data.diagnostics[l].at.file === void 0 || data.diagnostics[l].at.line === void 0 || data.diagnostics[l].at.column === void 0 || data.diagnostics[l].at.offset === void 0 || !(data.diagnostics[l].at.length !== void 0 && hasOwn(data.diagnostics[l].at, "length")) || data.diagnostics[l].at.pointer === void 0 || typeof data.diagnostics[l].at.file != "string" || !Number.isInteger(data.diagnostics[l].at.line) || !(0 < data.diagnostics[l].at.line) || !Number.isInteger(data.diagnostics[l].at.column) || !(0 < data.diagnostics[l].at.column) || !Number.isInteger(data.diagnostics[l].at.offset) || !(0 <= data.diagnostics[l].at.offset) || !Number.isInteger(data.diagnostics[l].at.length) || !(0 <= data.diagnostics[l].at.length) || typeof data.diagnostics[l].at.pointer != "string" || data.diagnostics[l].about !== void 0 && typeof data.diagnostics[l].about != "string" || data.diagnostics[l].other !== void 0 && typeof data.diagnostics[l].other != "string" || data.diagnostics[l].label !== void 0 && typeof data.diagnostics[l].label != "string" || !Array.isArray(data.diagnostics[l].notes)) return !1;
      for (let m = 0; m < data.diagnostics[l].notes.length; m++)
        if (typeof data.diagnostics[l].notes[m] != "string") return !1;
      if (data.diagnostics[l].help !== void 0 && typeof data.diagnostics[l].help != "string" || !Array.isArray(data.diagnostics[l].fixes)) return !1;
      for (let n = 0; n < data.diagnostics[l].fixes.length; n++) {
        if (!(typeof data.diagnostics[l].fixes[n] == "object" && data.diagnostics[l].fixes[n] && !Array.isArray(data.diagnostics[l].fixes[n])) || data.diagnostics[l].fixes[n].title === void 0 || data.diagnostics[l].fixes[n].edits === void 0 || typeof data.diagnostics[l].fixes[n].title != "string" || !Array.isArray(data.diagnostics[l].fixes[n].edits)) return !1;
        for (let o = 0; o < data.diagnostics[l].fixes[n].edits.length; o++)
          if (!(typeof data.diagnostics[l].fixes[n].edits[o] == "object" && data.diagnostics[l].fixes[n].edits[o] && !Array.isArray(data.diagnostics[l].fixes[n].edits[o])) || data.diagnostics[l].fixes[n].edits[o].offset === void 0 || !(data.diagnostics[l].fixes[n].edits[o].length !== void 0 && hasOwn(data.diagnostics[l].fixes[n].edits[o], "length")) || data.diagnostics[l].fixes[n].edits[o].text === void 0 || !Number.isInteger(data.diagnostics[l].fixes[n].edits[o].offset) || !(0 <= data.diagnostics[l].fixes[n].edits[o].offset) || !Number.isInteger(data.diagnostics[l].fixes[n].edits[o].length) || !(0 <= data.diagnostics[l].fixes[n].edits[o].length) || typeof data.diagnostics[l].fixes[n].edits[o].text != "string") return !1;
      }
      if (typeof data.diagnostics[l].docs != "string" || typeof data.diagnostics[l].rendered != "string") return !1;
    }
    if (!(() => {
      if (!(typeof data.record == "object" && data.record && !Array.isArray(data.record)) || data.record.entry === void 0 || data.record.sourceKind === void 0 || data.record.bindings === void 0 || !(typeof data.record.entry == "object" && data.record.entry && !Array.isArray(data.record.entry)) || data.record.entry.workflowId === void 0 || data.record.entry.kind === void 0 || data.record.entry.name === void 0 || data.record.entry.description === void 0 || data.record.entry.tags === void 0 || data.record.entry.aliases === void 0 || data.record.entry.version === void 0 || data.record.entry.workflowHash === void 0 || data.record.entry.source === void 0 || data.record.entry.sourceBytesDigest === void 0 || data.record.entry.sourceDigest === void 0 || typeof data.record.entry.workflowId != "string" || !pattern2.test(data.record.entry.workflowId) || typeof data.record.entry.kind != "string" || !(data.record.entry.kind === "workflow" || data.record.entry.kind === "routine") || typeof data.record.entry.name != "string" || typeof data.record.entry.description != "string" || !Array.isArray(data.record.entry.tags)) return !1;
      for (let p = 0; p < data.record.entry.tags.length; p++)
        if (typeof data.record.entry.tags[p] != "string") return !1;
      if (!Array.isArray(data.record.entry.aliases)) return !1;
      for (let q = 0; q < data.record.entry.aliases.length; q++)
        if (typeof data.record.entry.aliases[q] != "string") return !1;
      if (data.record.entry.suggestedId !== void 0 && typeof data.record.entry.suggestedId != "string" || typeof data.record.entry.version != "string" || typeof data.record.entry.workflowHash != "string" || !pattern0.test(data.record.entry.workflowHash) || typeof data.record.entry.source != "string" || data.record.entry.bundled !== void 0 && data.record.entry.bundled !== !0 || data.record.entry.bindingsDigest !== void 0 && !(data.record.entry.bindingsDigest === "none") && !!(typeof data.record.entry.bindingsDigest != "string" || !pattern0.test(data.record.entry.bindingsDigest)) || typeof data.record.entry.sourceBytesDigest != "string" || !pattern0.test(data.record.entry.sourceBytesDigest) || typeof data.record.entry.sourceDigest != "string" || !pattern0.test(data.record.entry.sourceDigest) || typeof data.record.sourceKind != "string" || !(data.record.sourceKind === "bundled" || data.record.sourceKind === "user" || data.record.sourceKind === "project" || data.record.sourceKind === "remote" || data.record.sourceKind === "plugin") || !(typeof data.record.bindings == "object" && data.record.bindings && !Array.isArray(data.record.bindings))) return !1;
      for (let key5 of Object.keys(data.record.bindings))
        if (typeof data.record.bindings[key5] != "string") return !1;
      return !0;
    })() && !(data.record === null) || !Array.isArray(data.objects)) return !1;
    for (let r = 0; r < data.objects.length; r++)
      if (!(typeof data.objects[r] == "object" && data.objects[r] && !Array.isArray(data.objects[r])) || data.objects[r].name === void 0 || data.objects[r].bytes === void 0 || data.objects[r].mtimeMs === void 0 || typeof data.objects[r].name != "string" || !Number.isInteger(data.objects[r].bytes) || !(0 <= data.objects[r].bytes) || typeof data.objects[r].mtimeMs != "number") return !1;
    return !0;
  }, ref1 = function(data) {
    if (!Array.isArray(data)) return !1;
    for (let i = 0; i < data.length; i++)
      if (!ref2(data[i])) return !1;
    return !0;
  };
  return function(data) {
    return !(!(typeof data == "object" && data && !Array.isArray(data)) || data.v === void 0 || data.compiler === void 0 || data.writtenMs === void 0 || data.bindingsDigest === void 0 || data.libraryDigest === void 0 || data.files === void 0 || data.v !== 1 || typeof data.compiler != "string" || typeof data.writtenMs != "number" || !(data.bindingsDigest === "none") && !!(typeof data.bindingsDigest != "string" || !pattern0.test(data.bindingsDigest)) || !(data.libraryDigest === "none") && !!(typeof data.libraryDigest != "string" || !pattern0.test(data.libraryDigest)) || !ref1(data.files));
  };
})();
export {
  validateCompileCache
};
