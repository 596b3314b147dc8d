import type { TSchema } from '@sinclair/typebox';
import { Ajv, type ErrorObject, type Options } from 'ajv';
import addFormatsModule from 'ajv-formats';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
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
  return ajv;
}

/**
 * Bodies are not coerced: "25" is not 25. Query strings, paths and headers are text, so only there text is converted to
 * the number or boolean of the schema.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<TSchema> {
  const forBodies = createAjv({ ...COMMON, coerceTypes: false });
  const forText = createAjv({ ...COMMON, coerceTypes: 'array' });
  return ({ schema, httpPart }) => (httpPart === 'body' ? forBodies : forText).compile(schema);
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
