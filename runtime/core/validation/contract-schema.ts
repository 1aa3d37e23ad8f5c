/**
 * Artifacts against the JSON Schema that a pinned snapshot embeds [contract-validated]. Loaded lazily: ajv is
 * large, and most steps have no contract. Validators are kept by the digest of their schema.
 */
import { counted } from '../../../schemas/text/counted.ts';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { canonicalText, type JsonValue } from '../../../schemas/canonical/json.ts';
import { type DigestPort, sha256 } from '../../../schemas/canonical/sha256.ts';
import type { CompiledContract } from '../../../schemas/compiled-snapshot.ts';
import { contractValidatorsCachedMax } from '../../../schemas/limits.ts';
import { BoundedMap } from '../bounded-map.ts';
import { quoted } from '../text-budget.ts';
import { currentTexts, type ProblemTexts } from '../recorded-texts/current.ts';
import { AttemptWork, type Checks } from './checks.ts';
import { sentencesByRules } from './field-rules.ts';
import { patternTests } from './patterns.ts';
import { countChecks } from './schema-checks.ts';

/** A sentence holds names that an agent chose: one line, and short. */
const sentenceBytesMax = 200;
/** Keywords that only say that a part of them failed; the part says more. */
const silent: ReadonlySet<string> = new Set(['if', 'allOf', 'anyOf', 'oneOf']);

export function contractValidators(digest: DigestPort): (work: AttemptWork) => Checks['problems'] {
  /** Of the attempt that is validated: Ajv calls back without knowing which. */
  let current = new AttemptWork();
  const ajv = new Ajv({
    strict: false,
    // Only after `countChecks`: each check that fails is an error that is kept.
    allErrors: true,
    logger: false,
    validateFormats: false,
    code: { regExp: patternTests(() => current) },
  });
  const validators = new BoundedMap<string, ValidateFunction>(contractValidatorsCachedMax);
  const validatorOf = ({ schema }: CompiledContract): ValidateFunction => {
    const key = sha256(digest, canonicalText(schema as JsonValue));
    const known = validators.get(key);
    if (known !== undefined) return known;
    const { $schema: _draft, $id: _id, ...rest } = schema as { [key: string]: unknown };
    const made = ajv.compile(rest);
    // Ajv would keep every schema for ever.
    ajv.removeSchema(rest);
    validators.set(key, made);
    return made;
  };
  return (work) =>
    (contract, artifact, texts = currentTexts.problemTexts) => {
      // An artifact that is not checked to the end is not accepted; the next attempt can be.
      const overBudget = texts.tooLarge;
      if (!countChecks(contract.schema as JsonValue, artifact, (checks) => work.check(checks))) return [overBudget];
      current = work;
      const validate = validatorOf(contract);
      const isValid = validate(artifact);
      if (work.isOver) return [overBudget];
      if (isValid) return [];
      const errors = validate.errors ?? [];
      const said = (error: ErrorObject) => (texts.forms === 'plain' ? plainSentence : sentence)(error, texts);
      if (texts.forms === 'all') return sentencesOf(errors, (telling) => telling.map(said));
      return sentencesOf(ofNearestForms(errors, texts), (telling) =>
        sentencesByRules(telling, contract.schema, artifact, said, texts),
      );
    };
}

/** How far a value is from the form that a keyword of it fails at: of another kind, of its kind with another value, or of that form. */
const distance = ({ keyword }: ErrorObject): number =>
  keyword === 'type' ? 2 : keyword === 'enum' || keyword === 'const' ? 1 : 0;

/** Which form of `anyOf` an error is about, by its number; null for an error outside of it. */
function formOf(error: ErrorObject, { schemaPath, instancePath }: ErrorObject): string | null {
  const isInside = `${error.instancePath}/`.startsWith(`${instancePath}/`);
  if (!isInside || !error.schemaPath.startsWith(`${schemaPath}/`)) return null;
  return error.schemaPath.slice(schemaPath.length + 1).split('/')[0] ?? null;
}

/** Without what is wrong with a value as a form of `anyOf` that another one is closer to: that would contradict it. */
function ofNearestForms(errors: readonly ErrorObject[], texts: ProblemTexts): readonly ErrorObject[] {
  const kept: ErrorObject[] = [];
  for (const error of errors) {
    // Ajv reports it after the errors of its forms, which end what was kept so far.
    if (error.keyword === 'anyOf' || error.keyword === 'oneOf') keepNearest(kept, error, texts);
    kept.push(error);
  }
  return kept;
}

function keepNearest(kept: ErrorObject[], anyOf: ErrorObject, { joinsTypes }: ProblemTexts): void {
  const inside: { readonly error: ErrorObject; readonly form: string }[] = [];
  const distances = new Map<string, number>();
  for (let last = kept.at(-1); last !== undefined; last = kept.at(-1)) {
    const form = formOf(last, anyOf);
    if (form === null) break;
    const own = last.instancePath === anyOf.instancePath ? distance(last) : 0;
    distances.set(form, Math.max(distances.get(form) ?? 0, own));
    inside.push({ error: last, form });
    kept.pop();
  }
  const least = Math.min(...distances.values());
  const nearest = inside.reverse().flatMap(({ error, form }) => (distances.get(form) === least ? [error] : []));
  kept.push(...(joinsTypes ? withJoinedTypes(nearest, anyOf) : nearest));
}

/** A value of another type than every form allows has one problem, not one that contradicts the next. */
function withJoinedTypes(nearest: readonly ErrorObject[], anyOf: ErrorObject): readonly ErrorObject[] {
  const [first] = nearest;
  const isOfType = ({ keyword, instancePath }: ErrorObject) =>
    keyword === 'type' && instancePath === anyOf.instancePath;
  if (first === undefined || !nearest.every(isOfType)) return nearest;
  const types = nearest.flatMap(({ params }) => params['type'] as string | readonly string[]);
  return [{ ...first, params: { type: [...new Set(types)] } }];
}

function sentencesOf(
  errors: readonly ErrorObject[],
  say: (telling: readonly ErrorObject[]) => readonly string[],
): readonly string[] {
  const telling = errors.filter(({ keyword }) => !silent.has(keyword));
  const told = say(telling.length === 0 ? errors : telling).map((each) => quoted(each, sentenceBytesMax));
  return [...new Set(told)];
}

/** The keywords whose words of the validator are no sentence: `must NOT have fewer than 1 items`, `must be object`. */
function plainSentence(error: ErrorObject, texts: ProblemTexts): string {
  const { keyword, params } = error;
  const at = placeOf(error);
  const atMost = keyword.startsWith('max');
  switch (keyword) {
    case 'minItems':
    case 'maxItems':
      return `${at} must have ${limitWords(atMost, Number(params['limit']), 'item')}`;
    case 'minLength':
    case 'maxLength':
      return `${at} must have ${limitWords(atMost, Number(params['limit']), 'character')}`;
    case 'type': {
      const types = [params['type'] as string | readonly string[]].flat();
      return `${at} must be ${types.map((type) => typeWords[type] ?? type).join(' or ')}`;
    }
    default:
      return sentence(error, texts);
  }
}

const limitWords = (atMost: boolean, limit: number, noun: string) =>
  `at ${atMost ? 'most' : 'least'} ${counted(limit, noun)}`;
const typeWords: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: 'true or false',
};

const placeOf = ({ instancePath }: ErrorObject) =>
  instancePath === '' ? 'the artifact' : instancePath.slice(1).replaceAll('/', '.');

function sentence(error: ErrorObject, texts: ProblemTexts): string {
  const { keyword, params, message } = error;
  const at = placeOf(error);
  switch (keyword) {
    case 'required':
      return `${at === 'the artifact' ? '' : `${at}.`}${String(params['missingProperty'])} is missing`;
    case 'additionalProperties':
      return texts.unknownField(String(params['additionalProperty']), at === 'the artifact' ? null : at);
    case 'enum':
      return `${at} must be one of ${(params['allowedValues'] as readonly unknown[]).map((value) => JSON.stringify(value)).join(', ')}`;
    case 'const':
      return `${at} must be ${JSON.stringify(params['allowedValue'])}`;
    default:
      return `${at} ${message ?? 'is not valid'}`;
  }
}
