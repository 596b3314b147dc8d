import type { TSchema } from '@sinclair/typebox';
import { Ajv, type ErrorObject, type Options } from 'ajv';
import addFormatsModule from 'ajv-formats';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import { parseEmail } from '../shared/email-address.ts';

const COMMON: Options = { allErrors: true, useDefaults: true, removeAdditional: false, strict: false };

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

/** The invalid fields by path, each with a message that completes "email …". */
export function fieldsOf(errors: FastifySchemaValidationError[], rootName = 'body'): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const error of errors as ErrorObject[]) {
    const path = fieldPath(error) || rootName;
    fields[path] ??= describeError(error);
  }
  return fields;
}

function fieldPath(error: ErrorObject): string {
  const parts = error.instancePath.split('/').filter(Boolean);
  if (error.keyword === 'required') parts.push(String(error.params.missingProperty));
  return parts.join('.');
}

function describeError({ keyword, params, message }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'is required';
    case 'type':
      return `must be of type ${params.type}`;
    case 'minLength':
      return `must have at least ${params.limit} characters`;
    case 'maxLength':
      return `must have at most ${params.limit} characters`;
    case 'enum':
      return `must be one of ${(params.allowedValues as unknown[]).join(', ')}`;
    case 'const':
      return `must be ${params.allowedValue}`;
    case 'format':
      return params.format === 'email' ? 'must be an e-mail address' : `must be a valid ${params.format}`;
    default:
      return message ?? 'is not valid';
  }
}
