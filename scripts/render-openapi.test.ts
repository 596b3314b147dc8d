import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderOpenApi } from './render-openapi.ts';

type Json = Record<string, unknown>;
interface Media {
  schema: Json;
  example?: unknown;
  examples?: Record<string, { $ref: string }>;
}
interface Response {
  description: string;
  headers?: Json;
  content?: Record<string, Media>;
}
interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Response>;
}
interface ApiDocument {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: Json;
  webhooks: Record<string, { post: { parameters: { name: string; required: boolean }[] } }>;
}

/**
 * Minified, as it is sent. About 2.6 KB a route, of which 0.3 KB are examples: every JSON request and answer
 * has one.
 */
const BYTES_MAX = 420_000;
/** A schema longer than this is a named component, or occurs only once. */
const INLINE_CHARACTERS_MAX = 250;
/** The messages about an example. */
const EXAMPLE_CHARACTERS_MAX = 100;

let text: string;
let document: ApiDocument;
/** By `method path`, with references to responses resolved. */
let operations: Map<string, Operation>;
const routes: RouteOptions[] = [];

beforeAll(async () => {
  const onServer = (message: unknown) => {
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route) => void routes.push(route));
  };
  subscribe('fastify.initialization', onServer);
  text = await renderOpenApi();
  unsubscribe('fastify.initialization', onServer);
  document = JSON.parse(text) as ApiDocument;
  operations = new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, resolved(operation)]),
    ),
  );
});

function resolved(operation: Operation): Operation {
  const responses = Object.entries(operation.responses).map(([status, response]) => [
    status,
    '$ref' in response ? lookUp(String(response.$ref)) : response,
  ]);
  return { ...operation, responses: Object.fromEntries(responses) as Operation['responses'] };
}

function lookUp(reference: string): unknown {
  const path = reference.replace(/^#\//, '').split('/');
  return path.reduce<unknown>((node, key) => (node as Json | undefined)?.[key], document);
}

function operationOf(name: string): Operation {
  const found = operations.get(name);
  if (!found) throw new Error(`${name} is not described`);
  return found;
}

const kindsOf = (content: Json | undefined) => Object.keys(content ?? {});
const headersOf = (name: string, status: number) =>
  Object.keys(operationOf(name).responses[status]?.headers ?? {});

/** Every object of the document with its path, examples left out. */
function* objectsIn(node: unknown, at = '#'): Generator<[path: string, object: Json]> {
  if (typeof node !== 'object' || node === null || /\/examples?$/.test(at)) return;
  if (!Array.isArray(node)) yield [at, node as Json];
  for (const [key, value] of Object.entries(node)) yield* objectsIn(value, `${at}/${key}`);
}

describe('the document', () => {
  it('is valid OpenAPI 3.1 whose examples fit their schemas', async () => {
    expect(document.openapi).toBe('3.1.0');
    const rules = Object.fromEntries(
      [
        'struct',
        'no-unresolved-refs',
        'no-unused-components',
        'no-invalid-media-type-examples',
        'no-invalid-parameter-examples',
        'no-invalid-schema-examples',
        'no-required-schema-properties-undefined',
        'no-identical-paths',
        'operation-operationId',
        'operation-operationId-unique',
        'operation-operationId-url-safe',
        'operation-summary',
        'operation-tag-defined',
        'path-parameters-defined',
        'security-defined',
        'tag-description',
      ].map((rule) => [rule, 'error' as const]),
    );
    const found = await lintFromString({
      source: text,
      absoluteRef: 'openapi.json',
      config: await createConfig({ rules }),
    });
    expect(
      found.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`),
    ).toEqual([]);
  });

  it('resolves every reference', () => {
    const references = [...objectsIn(document)]
      .map(([, { $ref }]) => $ref)
      .filter((ref) => ref !== undefined);
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter((reference) => lookUp(String(reference)) === undefined)).toEqual([]);
  });

  it('repeats no large schema', () => {
    const places = new Map<string, string[]>();
    for (const [path, object] of objectsIn(document)) {
      const schema = JSON.stringify(object);
      const isSchema = 'type' in object || 'anyOf' in object || 'enum' in object;
      if (isSchema && schema.length > INLINE_CHARACTERS_MAX) {
        places.set(schema, [...(places.get(schema) ?? []), path]);
      }
    }
    expect([...places.values()].filter((paths) => paths.length > 1)).toEqual([]);
  });

  it('is small enough to read and to generate from', () => {
    expect(Buffer.byteLength(JSON.stringify(document))).toBeLessThan(BYTES_MAX);
  });
});

/** Of every operation with a JSON body or a JSON answer to a request in order. */
function jsonMedia(): [place: string, media: Media][] {
  return [...operations].flatMap(([name, { requestBody, responses }]) =>
    [
      [`${name}: body`, requestBody] as const,
      ...Object.entries(responses)
        .filter(([status]) => status.startsWith('2'))
        .map(([status, response]) => [`${name}: ${status}`, response] as const),
    ].flatMap(([place, part]): [string, Media][] => {
      const media = part?.content?.['application/json'];
      return media ? [[place, media]] : [];
    }),
  );
}

function examplesOf({ example, examples = {} }: Media): unknown[] {
  const shared = Object.values(examples).map(({ $ref }) => (lookUp($ref) as Json).value);
  return example === undefined ? shared : [example, ...shared];
}

describe('the examples', () => {
  it('are there for every JSON body and every JSON answer to a request in order', () => {
    expect(jsonMedia().length).toBeGreaterThan(100);
    expect(jsonMedia().filter(([, media]) => examplesOf(media).length === 0)).toEqual([]);
  });

  it('are written once, unless they are short', () => {
    const written = jsonMedia().flatMap(([, { example }]) => (example ? [JSON.stringify(example)] : []));
    const long = written.filter((text) => text.length >= EXAMPLE_CHARACTERS_MAX);
    expect(long.filter((text, index) => long.indexOf(text) !== index)).toEqual([]);
  });

  it('show each shape of an answer: a company, an operator abroad, and a website that could not be read', () => {
    for (const path of ['/v1/resolve/domain', '/v1/enrich']) {
      const media = operationOf(`post ${path}`).responses[200]?.content?.['application/json'];
      const shown = media ? (examplesOf(media) as Json[]) : [];
      for (const part of ['company', 'foreign_operator', 'failure'])
        expect(shown.filter((example) => example[part] !== null)).toHaveLength(1);
    }
  });

  it('fit their schemas', () => {
    const ajv = addFormats.default(new Ajv2020({ strict: false, validateSchema: false }));
    // Added once: inside each schema, every component would be compiled again for each.
    ajv.addSchema({ $id: 'api', components: document.components });
    const inApi = (schema: Json) =>
      JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/')) as Json;
    const wrong = jsonMedia().flatMap(([place, media]) => {
      const fits = ajv.compile(inApi(media.schema));
      return examplesOf(media).flatMap((example) => (fits(example) ? [] : [[place, fits.errors]]));
    });
    expect(wrong).toEqual([]);
  });
});

const API = /^\/(v1|mcp|oauth|\.well-known)(\/|$)|^\/(healthz|metrics|openapi\.json|unsubscribe)$/;
/** The consent page's own routes, and other addresses that clients try for the same metadata. */
const NOT_DESCRIBED =
  /^\/oauth\/(interaction\/|authorize\/:uid$)|^\/\.well-known\/(oauth-protected-resource|openid-configuration)$/;

describe('the description of every route', () => {
  it('is present', () => {
    const served = routes
      // Several methods at once: the routes that refuse the methods a path does not have.
      .filter(({ method }) => typeof method === 'string' && !['HEAD', 'OPTIONS'].includes(method))
      .filter(({ url }) => API.test(url) && !NOT_DESCRIBED.test(url))
      .map(({ method, url }) => `${String(method).toLowerCase()} ${url.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(new Set(served)).toEqual(new Set(operations.keys()));
  });

  it('has a name that generated code can use', () => {
    const names = [...operations.values()].map(({ operationId }) => operationId);
    expect(names.filter((name) => !/^[a-z][A-Za-z]+$/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('names an answer to a request that is in order, and says what each answer means', () => {
    const silent = [...operations].flatMap(([name, { responses }]) => [
      ...(Object.keys(responses).some((status) => /^[23]/.test(status)) ? [] : [`${name}: no success`]),
      ...Object.entries(responses)
        .filter(([, { description }]) => !description || description === 'Default Response')
        .map(([status]) => `${name}: ${status}`),
    ]);
    expect(silent).toEqual([]);
  });

  it('says of every body that it can be too large or of the wrong kind', () => {
    const silent = [...operations]
      .filter(([name, { requestBody }]) => requestBody && !name.includes('/oauth/'))
      .filter(([, { responses }]) => !(responses[413] && responses[415]))
      .map(([name]) => name);
    expect(silent).toEqual([]);
  });
});

describe('the description of headers', () => {
  it('has the rate limit and the time to wait on every 429', () => {
    const limited = [...operations.keys()].filter((name) => operationOf(name).responses[429]);
    expect(limited).toContain('post /v1/partner/enrich-company');
    for (const name of limited) {
      expect(headersOf(name, 429), name).toEqual(
        expect.arrayContaining(['Retry-After', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']),
      );
    }
  });

  it('has the credits on all answers of routes that can spend them, but not to unknown callers', () => {
    const spending = [...operations.keys()].filter((name) =>
      Object.keys(operationOf(name).responses).some((status) =>
        headersOf(name, Number(status)).includes('X-Credits-Remaining'),
      ),
    );
    expect(spending.sort()).toEqual([
      'post /mcp',
      'post /v1/bulk',
      'post /v1/bulk/{id}/cancel',
      'post /v1/bulk/{id}/resume',
      'post /v1/enrich',
      'post /v1/partner/enrich-company',
      'post /v1/resolve/company',
      'post /v1/resolve/domain',
    ]);
    for (const status of [200, 202, 400, 402, 429, 503]) {
      expect(headersOf('post /v1/partner/enrich-company', status)).toContain('X-Credits-Charged');
    }
    expect(headersOf('post /v1/partner/enrich-company', 401)).not.toContain('X-Credits-Charged');
  });
});

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

describe('the description of what is not JSON', () => {
  it('names the kinds of files that a bulk upload takes and gives; its errors are JSON', () => {
    expect(kindsOf(operationOf('post /v1/bulk').requestBody?.content)).toEqual([
      'text/csv',
      'text/tab-separated-values',
      XLSX,
      'multipart/form-data',
      'application/x-ndjson',
      'application/json',
    ]);
    const { responses } = operationOf('get /v1/bulk/{id}/results');
    expect(kindsOf(responses[200]?.content)).toEqual(['text/csv', XLSX, 'application/x-ndjson']);
    expect(kindsOf(responses[404]?.content)).toEqual(['application/json']);
  });

  it('has the figures for Prometheus as text', () => {
    expect(kindsOf(operationOf('get /metrics').responses[200]?.content)).toEqual(['text/plain']);
  });

  it.each([
    ['get /oauth/authorize', ['303', '400', '429']],
    ['post /oauth/token', ['200', '400', '401']],
    ['post /oauth/register', ['201', '400', '429']],
    ['post /oauth/revoke', ['200', '400', '401']],
  ])('has every status of %s', (name, statuses) => {
    expect(Object.keys(operationOf(name).responses)).toEqual(statuses);
  });
});

it('the webhook is described with its headers', () => {
  const parameters = document.webhooks.signal?.post.parameters ?? [];
  expect(parameters.map(({ name, required }) => [name, required])).toEqual([
    ['X-Webhook-Id', true],
    ['X-Webhook-Timestamp', true],
    ['X-Webhook-Signature', true],
    ['X-Webhook-Signature-Previous', false],
    ['X-Webhook-Attempt', true],
    ['X-Webhook-Replay', false],
    ['Webhook-Id', true],
    ['Webhook-Timestamp', true],
    ['Webhook-Signature', true],
    ['User-Agent', true],
  ]);
});
