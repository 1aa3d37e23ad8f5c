// Generated from schemas/tools.ts by `npm run generate`; do not edit.
// <stdin>
var find = validate21;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.checkpointToken === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checkpointToken" }, message: "must have required property 'checkpointToken'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.output === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output" }, message: "must have required property 'output'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "stateToken" || key0 === "checkpointToken" || key0 === "output")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.stateToken !== void 0 && typeof data.stateToken != "string") {
      let err3 = { instancePath: instancePath + "/stateToken", schemaPath: "#/properties/stateToken/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.checkpointToken !== void 0 && typeof data.checkpointToken != "string") {
      let err4 = { instancePath: instancePath + "/checkpointToken", schemaPath: "#/properties/checkpointToken/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.output !== void 0) {
      let data2 = data.output;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (let key1 in data2)
          if (!(key1 === "notesMarkdown" || key1 === "artifacts")) {
            let err5 = { instancePath: instancePath + "/output", schemaPath: "#/properties/output/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        if (data2.notesMarkdown !== void 0 && typeof data2.notesMarkdown != "string") {
          let err6 = { instancePath: instancePath + "/output/notesMarkdown", schemaPath: "#/properties/output/properties/notesMarkdown/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data2.artifacts !== void 0) {
          let data4 = data2.artifacts;
          if (Array.isArray(data4)) {
            if (data4.length > 32) {
              let err7 = { instancePath: instancePath + "/output/artifacts", schemaPath: "#/properties/output/properties/artifacts/maxItems", keyword: "maxItems", params: { limit: 32 }, message: "must NOT have more than 32 items" };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
          } else {
            let err8 = { instancePath: instancePath + "/output/artifacts", schemaPath: "#/properties/output/properties/artifacts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
      } else {
        let err9 = { instancePath: instancePath + "/output", schemaPath: "#/properties/output/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
var problemsOfToolCheckpointWorkflowInput = (value) => find(value) ? [] : find.errors;
export {
  problemsOfToolCheckpointWorkflowInput
};
