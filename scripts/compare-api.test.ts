import { describe, expect, it } from 'vitest';
import { type Api, findBreakingChanges, type Schema } from './compare-api.ts';

interface Route {
  body?: Schema;
  bodyRequired?: boolean;
  answer?: Schema;
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  security?: Record<string, string[]>[];
}
const text: Schema = { type: 'string' };
const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
});

function apiOf({ body, bodyRequired = true, answer = text, parameters = [], security = [] }: Route): Api {
  const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });
  const operation = {
    parameters,
    security,
    ...(body && { requestBody: { required: bodyRequired, ...json(body) } }),
    responses: { 200: json(answer) },
  };
  return { paths: { '/v1/things': { post: operation } }, components: { schemas: { Text: text } } };
}
const changes = (before: Route, after: Route) => findBreakingChanges(apiOf(before), apiOf(after));
const nullable = { anyOf: [text, { type: 'null' }] };
const query = (required: boolean) => [{ name: 'q', in: 'query', required, schema: text }];

describe('a change that breaks programs is found:', () => {
  it('a route that is gone', () => {
    expect(findBreakingChanges(apiOf({}), { paths: {}, components: {} })).toEqual([
      'POST /v1/things is gone',
    ]);
  });
  it.each<[string, Route, Route, string]>([
    [
      'a field of an answer',
      { answer: object({ a: text }) },
      { answer: object({}) },
      'the answer 200.a is gone',
    ],
    [
      'a field that may be missing',
      { answer: object({ a: text }, ['a']) },
      { answer: object({ a: text }) },
      'the answer 200.a may be missing now',
    ],
    [
      'a field that may be null',
      { answer: object({ a: text }) },
      { answer: object({ a: nullable }) },
      'the answer 200.a may be null now',
    ],
    ['another type', { answer: text }, { answer: { type: 'number' } }, 'the answer 200 may be number now'],
    [
      'a type inside a list',
      { answer: { type: 'array', items: text } },
      { answer: { type: 'array', items: nullable } },
      'the answer 200[] may be null now',
    ],
    [
      'a field of an object or null',
      { answer: { anyOf: [object({ a: text }), { type: 'null' }] } },
      { answer: { anyOf: [object({}), { type: 'null' }] } },
      'the answer 200.a is gone',
    ],
    [
      'a required field of a request',
      { body: object({}) },
      { body: object({ a: text }, ['a']) },
      'the body.a is required now',
    ],
    [
      'a field that a request takes',
      { body: object({ a: text }) },
      { body: object({}) },
      'the body.a is gone',
    ],
    [
      'null, which a request takes',
      { body: object({ a: nullable }) },
      { body: object({ a: text }) },
      'the body.a takes no null any more',
    ],
    [
      'a value that a request takes',
      { body: { enum: ['a', 'b'] } },
      { body: { enum: ['a'] } },
      'the body takes the value "b" no more',
    ],
    ['a body that is required', {}, { body: object({}) }, 'the body is required now'],
    ['a parameter', { parameters: query(false) }, {}, 'the parameter q (query) is gone'],
    [
      'a required parameter',
      { parameters: query(false) },
      { parameters: query(true) },
      'the parameter q (query) is required now',
    ],
    [
      'a credential',
      { security: [{ apiKey: [] }, { session: [] }] },
      { security: [{ session: [] }] },
      'the credential apiKey is not taken any more',
    ],
    ['the need of a credential', {}, { security: [{ session: [] }] }, 'it takes a credential now'],
  ])('%s', (_, before, after, change) => {
    expect(changes(before, after)).toEqual([`POST /v1/things: ${change}`]);
  });
});

describe('a change that programs do not notice is none:', () => {
  it.each<[string, Route, Route]>([
    ['a new field of an answer', { answer: object({}) }, { answer: object({ a: text }, ['a']) }],
    ['a new value in an answer', { answer: { enum: ['a'] } }, { answer: { enum: ['a', 'b'] } }],
    ['a field that is never null any more', { answer: nullable }, { answer: text }],
    ['an optional field of a request', { body: object({}) }, { body: object({ a: text }) }],
    ['a body that may be left out', {}, { body: object({}), bodyRequired: false }],
    ['a body that may be null', {}, { body: { anyOf: [object({}), { type: 'null' }] } }],
    ['an optional parameter', {}, { parameters: query(false) }],
    ['a name for a schema', { answer: text }, { answer: { $ref: '#/components/schemas/Text' } }],
    ['another credential', { security: [{ session: [] }] }, { security: [{ session: [] }, { apiKey: [] }] }],
  ])('%s', (_, before, after) => {
    expect(changes(before, after)).toEqual([]);
  });
});
