import type { TSchema } from '@sinclair/typebox';
import { Ajv, type ErrorObject, type Options } from 'ajv';
import addFormatsModule from 'ajv-formats';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import { parseEmail } from '../shared/email-address.ts';

const COMMON: Options = { allErrors: true, useDefaults: true, removeAdditional: false, strict: false };

function createAjv(options: Options): Ajv {
  const ajv = new Ajv(options);
  addFormatsModule.default(ajv, ['date', 'date-time', 'uri']);
  // Our own rule, the one accounts are made by; the library's knows ASCII only.
  ajv.addFormat('email', (text) => parseEmail(text) !== undefined);
  return ajv;
}

/**
 * A body says what it means: "25" is not 25 there. Query strings, paths and headers are text by nature, so
 * there, and only there, text becomes the number or boolean the schema asks for.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<TSchema> {
  const forBodies = createAjv({ ...COMMON, coerceTypes: false });
  const forText = createAjv({ ...COMMON, coerceTypes: 'array' });
  return ({ schema, httpPart }) => (httpPart === 'body' ? forBodies : forText).compile(schema);
}

/** Each wrong field by its path, with what is wrong about it, in words that complete "email …". */
export function fieldsOf(errors: FastifySchemaValidationError[], whole = 'body'): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const error of errors as ErrorObject[]) {
    const path = fieldPath(error) || whole;
    fields[path] ??= complaint(error);
  }
  return fields;
}

function fieldPath(error: ErrorObject): string {
  const parts = error.instancePath.split('/').filter(Boolean);
  if (error.keyword === 'required') parts.push(String(error.params.missingProperty));
  return parts.join('.');
}

function complaint({ keyword, params, message }: ErrorObject): string {
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
