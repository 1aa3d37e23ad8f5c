/**
 * Artifacts against the JSON Schema that a pinned snapshot embeds [contract-validated]. Loaded lazily: ajv is
 * large, and most steps have no contract. Validators are kept by the digest of their schema.
 */
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { canonicalText, type JsonValue } from '../../../schemas/canonical/json.ts';
import { type DigestPort, sha256 } from '../../../schemas/canonical/sha256.ts';
import type { CompiledContract } from '../../../schemas/compiled-snapshot.ts';
import { contractValidatorsCachedMax } from '../../../schemas/limits.ts';
import { BoundedMap } from '../bounded-map.ts';
import { quoted } from '../text-budget.ts';
import type { Checks } from './checks.ts';
import { patternTests } from './patterns.ts';

/** A sentence holds names that an agent chose: one line, and short. */
const sentenceBytesMax = 200;
/** Keywords that only say that a part of them failed; the part says more. */
const silent: ReadonlySet<string> = new Set(['if', 'allOf', 'anyOf', 'oneOf']);

export function contractValidators(digest: DigestPort): Checks['problems'] {
  const ajv = new Ajv({
    strict: false,
    allErrors: true,
    logger: false,
    validateFormats: false,
    code: { regExp: patternTests },
  });
  const validators = new BoundedMap<string, ValidateFunction>(contractValidatorsCachedMax);
  const validatorOf = ({ schema }: CompiledContract): ValidateFunction => {
    const key = sha256(digest, canonicalText(schema as JsonValue));
    const known = validators.get(key);
    if (known !== undefined) return known;
    const { $schema: _draft, $id: _id, ...rest } = schema as { [key: string]: unknown };
    const made = ajv.compile(rest);
    validators.set(key, made);
    return made;
  };
  return (contract, artifact) => {
    const validate = validatorOf(contract);
    if (validate(artifact)) return [];
    const errors = validate.errors ?? [];
    const telling = errors.filter(({ keyword }) => !silent.has(keyword));
    const told = (telling.length === 0 ? errors : telling).map((error) => quoted(sentence(error), sentenceBytesMax));
    return [...new Set(told)];
  };
}

function sentence({ instancePath, keyword, params, message }: ErrorObject): string {
  const at = instancePath === '' ? 'the artifact' : instancePath.slice(1).replaceAll('/', '.');
  switch (keyword) {
    case 'required':
      return `${at === 'the artifact' ? '' : `${at}.`}${String(params['missingProperty'])} is missing`;
    case 'additionalProperties':
      return `${String(params['additionalProperty'])} is not a field${at === 'the artifact' ? '' : ` of ${at}`}`;
    case 'enum':
      return `${at} must be one of ${(params['allowedValues'] as readonly unknown[]).map((value) => JSON.stringify(value)).join(', ')}`;
    case 'const':
      return `${at} must be ${JSON.stringify(params['allowedValue'])}`;
    default:
      return `${at} ${message ?? 'is not valid'}`;
  }
}
