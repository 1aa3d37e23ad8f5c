/** Stands in for the SDK's ajv provider in the server's bundle. Only elicitation would call it; we elicit nothing. */
export class AjvJsonSchemaValidator {
  getValidator(): never {
    throw new Error('this build of the server validates no elicitation');
  }
}
