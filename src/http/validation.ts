import type { TSchema } from '@sinclair/typebox';
import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import addFormatsModule from 'ajv-formats';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifySchemaCompiler, FastifySchemaValidationError, FastifySerializerCompiler } from 'fastify';
import { ANY_CASE } from '../platform/http/index.ts';
import { parseEmail } from '../shared/internet/email-address.ts';
import { invalidRequest, type Problem } from '../shared/problem.ts';

/**
 * `verbose` adds the schema to each error, for the message. It also adds the value, so errors must not be
 * logged.
 */
const COMMON: Options = {
  allErrors: true,
  useDefaults: true,
  removeAdditional: false,
  strict: false,
  verbose: true,
};

function createAjv(options: Options): Ajv {
  const ajv = new Ajv(options);
  addFormatsModule.default(ajv, ['date', 'date-time', 'uri']);
  // The same rule as for accounts; the library's rule accepts only ASCII.
  ajv.addFormat('email', (text) => parseEmail(text) !== undefined);
  // The choices of an enum are case-insensitive: `Active` is read as `active`.
  ajv.addKeyword({
    keyword: ANY_CASE,
    before: 'enum',
    modifying: true,
    errors: false,
    validate: (
      _: unknown,
      text: unknown,
      __: unknown,
      place?: { parentData: unknown; parentDataProperty: unknown },
    ) => {
      if (place && typeof text === 'string')
        (place.parentData as Record<string, string>)[String(place.parentDataProperty)] = text.toLowerCase();
      return true;
    },
  });
  return ajv;
}

/** For JSON, in which "25" is not 25. An optional field that is null counts as missing. */
export function createJsonCompiler(): (schema: TSchema) => ValidateFunction {
  const compile = createCompiler({ ...COMMON, coerceTypes: false });
  return (schema) => {
    const check = compile(schema);
    const fields = optionalFields(schema);
    if (fields.length === 0) return check;
    const validate = (data: unknown): boolean => {
      dropNulls(data, fields);
      const isValid = check(data);
      validate.errors = check.errors;
      return isValid;
    };
    validate.errors = check.errors;
    return validate as ValidateFunction;
  };
}

/**
 * Compiles at the first check: it takes longer than most checks, and most schemas of a process are never
 * used.
 */
function createCompiler(options: Options): (schema: TSchema) => ValidateFunction {
  let ajv: Ajv | undefined;
  return (schema) => {
    let check: ValidateFunction | undefined;
    const validate = (data: unknown): boolean => {
      ajv ??= createAjv(options);
      check ??= ajv.compile(schema);
      const isValid = check(data);
      validate.errors = check.errors ?? null;
      return isValid;
    };
    validate.errors = null as ErrorObject[] | null;
    return validate as ValidateFunction;
  };
}

/** The fields that may be missing and must not be null. */
function optionalFields(schema: TSchema): string[] {
  const {
    properties = {},
    required = [],
    anyOf = [],
  } = schema as {
    properties?: Record<string, TSchema>;
    required?: string[];
    anyOf?: TSchema[];
  };
  const own = Object.entries(properties)
    .filter(([name, field]) => !required.includes(name) && !allowsNull(field))
    .map(([name]) => name);
  return [...own, ...anyOf.flatMap(optionalFields)];
}

function allowsNull({ type, anyOf = [] }: TSchema): boolean {
  return type === 'null' || (anyOf as TSchema[]).some(allowsNull);
}

function dropNulls(data: unknown, fields: readonly string[]): void {
  if (typeof data !== 'object' || data === null) return;
  const body = data as Record<string, unknown>;
  for (const field of fields) if (body[field] === null) delete body[field];
}

/**
 * An absent body is read as `{}`, so that each field that is missing is named. The framework passes it as
 * null, which some schemas allow.
 */
function readAbsentAsEmpty(check: ValidateFunction): ValidateFunction {
  const validate = (data: unknown): boolean | { value: unknown } => {
    const empty = {};
    const isAbsent = data === null && !check(null);
    const isValid = check(isAbsent ? empty : data);
    validate.errors = check.errors;
    return isAbsent && isValid ? { value: empty } : isValid;
  };
  validate.errors = check.errors;
  // The framework takes the value instead of the body; its type does not say so.
  return validate as unknown as ValidateFunction;
}

const DIGITS = /^-?\d+(?:\.\d+)?$/;

/** Text that is converted to a number has digits only: `0x10`, `1e3` and ` 10` are refused. */
function readDigitsOnly(check: ValidateFunction, { properties = {} }: TSchema): ValidateFunction {
  const numbers = Object.entries(properties as Record<string, TSchema>)
    .filter(([, { type }]) => type === 'integer' || type === 'number')
    .map(([name]) => name);
  if (numbers.length === 0) return check;
  const validate = (data: unknown): boolean => {
    const texts = data as Record<string, unknown>;
    for (const name of numbers) {
      const text = texts[name];
      if (typeof text === 'string' && !DIGITS.test(text)) texts[name] = 'not a number';
    }
    const isValid = check(texts);
    validate.errors = check.errors;
    return isValid;
  };
  validate.errors = check.errors;
  return validate as ValidateFunction;
}

/**
 * Bodies are not coerced: "25" is not 25. Query strings, paths and headers are text, so only there text is
 * converted to the number or boolean of the schema.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<TSchema> {
  const compileBody = createJsonCompiler();
  const compileText = createCompiler({ ...COMMON, coerceTypes: 'array' });
  return ({ schema, httpPart }) =>
    httpPart === 'body'
      ? readAbsentAsEmpty(compileBody(schema))
      : readDigitsOnly(compileText(schema), schema);
}

/**
 * The problem of a request that does not fit its schema. The message says what to send in the first field and
 * names the others; `details.fields` has a text for each that completes "email …".
 */
export function invalidFields(errors: FastifySchemaValidationError[], rootName = 'body'): Problem {
  const fields = fieldsOf(errors as ErrorObject[], rootName);
  const [first, ...others] = Object.entries(fields);
  if (!first) return invalidRequest('The request is not valid.');
  const also = others.length > 0 ? `; also wrong: ${others.map(([name]) => name).join(', ')}` : '';
  return invalidRequest(`${first[0]} ${first[1]}${also}.`, fields);
}

function fieldsOf(errors: ErrorObject[], rootName: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const error of withoutEnclosing(errors)) {
    const path = fieldPath(error) || rootName;
    // The errors of a union come after those of its members, and say more.
    if (fields[path] === undefined || error.keyword === 'anyOf') fields[path] = describeError(error);
  }
  return fields;
}

/** Of a value that may be null and has a wrong field, only the errors of the field. */
function withoutEnclosing(errors: ErrorObject[]): ErrorObject[] {
  const paths = errors.map(fieldPath);
  const hasWrongField = (path: string) =>
    paths.some((other) => (path === '' ? other !== '' : other.startsWith(`${path}.`)));
  return errors.filter((error) => !(isOfNullable(error) && hasWrongField(fieldPath(error))));
}

/** Whether the error says that a value is not null, or is not what it may be besides null. */
function isOfNullable({ keyword, params, parentSchema }: ErrorObject): boolean {
  if (keyword === 'type') return params.type === 'null';
  const { anyOf = [] } = (parentSchema ?? {}) as DescribedSchema;
  return keyword === 'anyOf' && anyOf.some(({ type }) => type === 'null');
}

function fieldPath(error: ErrorObject): string {
  const parts = error.instancePath.split('/').filter(Boolean);
  if (error.keyword === 'required') parts.push(String(error.params.missingProperty));
  return parts.join('.');
}

function describeError({ keyword, params, parentSchema }: ErrorObject): string {
  const schema = (parentSchema ?? {}) as DescribedSchema;
  if (keyword !== 'required') return `must be ${describeExpected(schema)}`;
  const missing = schema.properties?.[String(params.missingProperty)];
  return missing ? `is required; send ${describeExpected(missing)}` : 'is required';
}

type Serialize = ReturnType<FastifySerializerCompiler<TSchema>>;

/**
 * Compiles the schema of an answer at its first use. Most of them are errors that a process never sends, and
 * compiling all of them took a tenth of the start.
 */
export function createSerializerCompiler(): FastifySerializerCompiler<TSchema> {
  return ({ schema }) => {
    let serialize: Serialize | undefined;
    return (data) => {
      serialize ??= fastJsonStringify(schema) as Serialize;
      return serialize(data);
    };
  };
}

/** The part of a JSON Schema that a message can be made from. */
interface DescribedSchema {
  type?: string;
  anyOf?: DescribedSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  required?: string[];
  properties?: Record<string, DescribedSchema>;
  examples?: unknown[];
}

interface Format {
  noun: string;
  example: string;
}

const FORMATS: Record<string, Format> = {
  date: { noun: 'a date', example: '2026-03-31' },
  'date-time': { noun: 'a date and time', example: '2026-03-31T09:30:00Z' },
  email: { noun: 'an e-mail address', example: 'ada@example.org' },
  uri: { noun: 'a complete address', example: 'https://hooks.example.com/domesday' },
};

/** Says what a schema accepts, in words for people: completes "must be …" and "send …". */
function describeExpected(schema: DescribedSchema): string {
  if (schema.anyOf) return schema.anyOf.map(describeExpected).join(' or ');
  if (schema.enum) return schema.enum.length === 1 ? `${schema.enum[0]}` : `one of ${schema.enum.join(', ')}`;
  if (schema.const !== undefined) return String(schema.const);
  switch (schema.type) {
    case 'string':
      return describeText(schema);
    case 'integer':
      return `a whole number${describeRange(schema)}`;
    case 'number':
      return `a number${describeRange(schema)}`;
    case 'boolean':
      return 'true or false';
    case 'array':
      return 'a list';
    case 'object':
      return describeObject(schema);
    default:
      return schema.type ?? 'something else';
  }
}

function describeText(schema: DescribedSchema): string {
  const format = FORMATS[schema.format ?? ''];
  const example = schema.examples?.[0] ?? format?.example;
  const suchAs = example === undefined ? '' : `, such as ${example}`;
  return `${format?.noun ?? 'text'}${describeLength(schema)}${suchAs}`;
}

function describeLength({ minLength = 0, maxLength }: DescribedSchema): string {
  if (maxLength === undefined) return minLength > 0 ? ` of at least ${characters(minLength)}` : '';
  return minLength > 0
    ? ` of ${minLength} to ${characters(maxLength)}`
    : ` of at most ${characters(maxLength)}`;
}

function characters(count: number): string {
  return `${count.toLocaleString('en-GB')} character${count === 1 ? '' : 's'}`;
}

function describeRange({ minimum, maximum }: DescribedSchema): string {
  // The largest exact integer is a limit of JSON, not of the field.
  const isBounded = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  if (minimum !== undefined && isBounded) return ` from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return ` of at least ${minimum}`;
  return isBounded ? ` of at most ${maximum}` : '';
}

function describeObject({ required = [] }: DescribedSchema): string {
  return required.length > 0 ? `a JSON object with ${required.join(', ')}` : 'a JSON object';
}
