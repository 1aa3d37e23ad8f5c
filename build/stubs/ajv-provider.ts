/** Replaces the SDK's ajv provider in the server's bundle. Only `elicitInput` would call it; we read the answers of forms ourselves. */
export class AjvJsonSchemaValidator {
  getValidator(): never {
    throw new Error('this build of the server validates forms without ajv');
  }
}
