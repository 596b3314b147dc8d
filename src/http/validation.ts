import type { TSchema } from '@sinclair/typebox';
import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import addFormatsModule from 'ajv-formats';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import { ANY_CASE } from '../platform/http/index.ts';
import { parseEmail } from '../shared/email-address.ts';
import { invalidRequest, type Problem } from '../shared/problem.ts';
import { type DescribedSchema, describeExpected } from './describe-expected.ts';

/** `verbose` adds the schema to each error, for the message. It also adds the value, so errors must not be logged. */
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
  // The choices of an enum in any case: `Active` is read as `active`.
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
  const ajv = createAjv({ ...COMMON, coerceTypes: false });
  return (schema) => {
    const check = ajv.compile(schema);
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
 * Bodies are not coerced: "25" is not 25. Query strings, paths and headers are text, so only there text is converted to
 * the number or boolean of the schema.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<TSchema> {
  const compileBody = createJsonCompiler();
  const forText = createAjv({ ...COMMON, coerceTypes: 'array' });
  return ({ schema, httpPart }) =>
    whenUsed(() => (httpPart === 'body' ? compileBody(schema) : forText.compile(schema)));
}

/** Compiling takes longer than most checks, and most routes of a process are never called. */
function whenUsed(compile: () => ValidateFunction) {
  let check: ValidateFunction | undefined;
  const validate = (data: unknown): boolean => {
    check ??= compile();
    const isValid = check(data);
    validate.errors = check.errors ?? null;
    return isValid;
  };
  validate.errors = null as ErrorObject[] | null;
  return validate;
}

/**
 * The problem of a request that does not fit its schema. The message says what to send in the first field and names the
 * others; `details.fields` has a text for each that completes "email …".
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
  for (const error of errors) {
    const path = fieldPath(error) || rootName;
    // The errors of a union come after those of its members, and say more.
    if (fields[path] === undefined || error.keyword === 'anyOf') fields[path] = describeError(error);
  }
  return fields;
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
