import { type TSchema, Type } from '@sinclair/typebox';
import type { ValidateFunction } from 'ajv';
import { describe, expect, it } from 'vitest';
import { ANY_CASE, Nullable, OneOf } from '../platform/http/index.ts';
import { createJsonCompiler, createValidatorCompiler, invalidFields } from './validation.ts';

const compile = createValidatorCompiler();

function refuse(schema: TSchema, input: unknown, httpPart = 'body') {
  const validate = compile({ schema, httpPart, method: 'POST', url: '/' }) as ValidateFunction;
  expect(validate(input)).toBe(false);
  const { code, message, details } = invalidFields(
    (validate.errors ?? []) as Parameters<typeof invalidFields>[0],
  );
  return { code, message, fields: details?.fields };
}

const Limit = Type.Integer({ minimum: 1, maximum: 100 });

describe('the message about a value', () => {
  it.each([
    [
      'a text that is too short',
      Type.String({ minLength: 8, maxLength: 1024 }),
      'x',
      'text of 8 to 1,024 characters',
    ],
    ['an empty text', Type.String({ minLength: 1 }), '', 'text of at least 1 character'],
    ['a text that is too long', Type.String({ maxLength: 3 }), 'long', 'text of at most 3 characters'],
    ['a text of another form', Type.String({ pattern: '^a', examples: ['abc'] }), 'b', 'text, such as abc'],
    ['no text', Type.String(), 7, 'text'],
    [
      'no e-mail address',
      Type.String({ format: 'email' }),
      'x',
      'an e-mail address, such as ada@example.org',
    ],
    [
      'a date that does not exist',
      Type.String({ format: 'date' }),
      '2026-02-30',
      'a date, such as 2026-03-31',
    ],
    [
      'no date and time',
      Type.String({ format: 'date-time' }),
      'now',
      'a date and time, such as 2026-03-31T09:30:00Z',
    ],
    [
      'half an address',
      Type.String({ format: 'uri', examples: ['https://example.com/'] }),
      'example.com',
      'a complete address, such as https://example.com/',
    ],
    ['a number as text', Type.Integer(), '7', 'a whole number'],
    ['a number that is too large', Limit, 101, 'a whole number from 1 to 100'],
    ['a number that is too small', Type.Number({ minimum: 0 }), -1, 'a number of at least 0'],
    [
      'a page before the first',
      Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
      0,
      'a whole number of at least 1',
    ],
    ['no boolean', Type.Boolean(), 'yes', 'true or false'],
    ['an unknown word', OneOf(['open', 'decided']), 'closed', 'one of open, decided'],
    ['another constant', Type.Literal('code'), 'token', 'code'],
    ['no list', Type.Array(Type.String()), {}, 'a list'],
    [
      'neither text nor null',
      Nullable(Type.String({ maxLength: 9 })),
      7,
      'text of at most 9 characters or null',
    ],
    ['no object', Type.Object({}), 7, 'a JSON object'],
  ])('says what is expected instead of %s', (_what, schema, value, expected) => {
    const { code, message, fields } = refuse(Type.Object({ field: schema }), { field: value });
    expect(code).toBe('invalid_request');
    expect(message).toBe(`field must be ${expected}.`);
    expect(fields).toEqual({ field: `must be ${expected}` });
  });

  it('names an item of a list by its index', () => {
    expect(refuse(Type.Object({ domains: Type.Array(Type.String()) }), { domains: ['a', 1] }).fields).toEqual(
      {
        'domains.1': 'must be text',
      },
    );
  });

  it.each(['0x10', '1e1', ' 10', '10 ', '+5', '0b11', ''])('refuses %j as a number in a query', (limit) => {
    const validate = createValidatorCompiler()({
      schema: Type.Object({ limit: Limit }),
      method: 'GET',
      url: '/',
      httpPart: 'querystring',
    });
    expect(validate({ limit })).toBe(false);
    expect(validate({ limit: '10' })).toBe(true);
  });

  it('applies to query parameters, too', () => {
    const Query = Type.Object({ limit: Limit });
    expect(refuse(Query, { limit: 'ten' }, 'querystring').message).toBe(
      'limit must be a whole number from 1 to 100.',
    );
  });
});

describe('the message about a request', () => {
  const Body = Type.Object({ email: Type.String({ format: 'email' }), password: Type.String() });

  it('says what to send in a missing field', () => {
    expect(refuse(Body, { password: 'x' }).message).toBe(
      'email is required; send an e-mail address, such as ada@example.org.',
    );
  });

  it('names every wrong field', () => {
    const { message, fields } = refuse(Body, {});
    expect(message).toBe(
      'email is required; send an e-mail address, such as ada@example.org; also wrong: password.',
    );
    expect(fields).toEqual({
      email: 'is required; send an e-mail address, such as ada@example.org',
      password: 'is required; send text',
    });
  });

  it('names the required fields if there is no body', () => {
    expect(refuse(Body, undefined).message).toBe('body must be a JSON object with email, password.');
  });

  it.each([Nullable(Body), Type.Object({ a: Nullable(Body) })])(
    'names only the wrong field of a value that may be null',
    (schema) => {
      const value = { email: 'ada@example.org', password: 1 };
      const isNested = 'properties' in schema;
      const path = isNested ? 'a.password' : 'password';
      expect(refuse(schema, isNested ? { a: value } : value)).toEqual({
        code: 'invalid_request',
        message: `${path} must be text.`,
        fields: { [path]: 'must be text' },
      });
    },
  );

  it('names the value itself if it is neither null nor what else it may be', () => {
    expect(refuse(Nullable(Body), 7).message).toBe(
      'body must be a JSON object with email, password or null.',
    );
  });

  it('never contains values of the request', () => {
    expect(JSON.stringify(refuse(Body, { email: 'hunter2', password: 5 }))).not.toContain('hunter2');
  });
});

const body = Type.Object({
  name: Type.String(),
  note: Type.Optional(Type.String()),
  limit: Type.Optional(Type.Integer({ default: 20 })),
  until: Type.Optional(Nullable(Type.String())),
});

it('an optional field that is null counts as missing, and gets its default', () => {
  const data = { name: 'a', note: null, limit: null, until: null, unknown: null };
  expect(createJsonCompiler()(body)(data)).toBe(true);
  expect(data).toEqual({ name: 'a', limit: 20, until: null, unknown: null });
});

it('a required field that is null is refused', () => {
  const validate = createJsonCompiler()(body);
  expect(validate({ name: null })).toBe(false);
  expect(validate.errors).toMatchObject([{ instancePath: '/name', keyword: 'type' }]);
  expect(validate({ name: 'a' })).toBe(true);
  expect(validate.errors).toBeNull();
});

it.each([null, 'text', 7, []])('a body that is no object is refused: %j', (data) => {
  expect(createJsonCompiler()(body)(data)).toBe(false);
});

it('choices are case-insensitive and read in lower case', () => {
  const schema = Type.Object({ status: Type.String({ enum: ['active', 'open'], [ANY_CASE]: true }) });
  const validate = createValidatorCompiler()({ schema, method: 'GET', url: '/', httpPart: 'querystring' });
  const query = { status: 'ACTive' };
  expect(validate(query)).toBe(true);
  expect(query.status).toBe('active');
  expect(validate({ status: 'gone' })).toBe(false);
});
