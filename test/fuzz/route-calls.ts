import fc, { type Arbitrary } from 'fast-check';
import { anyJson, hostileText, type JsonSchema, valuesOf } from './values-of-schema.ts';

interface Parameter {
  $ref?: string;
  name: string;
  in: 'query' | 'path' | 'header' | 'cookie';
  required?: boolean;
  schema?: JsonSchema;
  example?: unknown;
}

interface Operation {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: JsonSchema; example?: unknown }> };
  responses: Record<string, unknown>;
}

export interface ApiDescription {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
}

export type Credential = 'none' | 'key' | 'session' | 'other_key' | 'wrong' | 'both' | 'odd';

/** One request. `{kept:3}` in an address is replaced by the third id that earlier answers named. */
export interface FuzzCall {
  method: string;
  route: string;
  url: string;
  credential: Credential;
  headers: Record<string, string>;
  body: string | undefined;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const CREDENTIALS: Credential[] = [
  'key',
  'key',
  'key',
  'session',
  'session',
  'other_key',
  'none',
  'wrong',
  'both',
  'odd',
];

/** Calls of every route that the description names, each as likely as the others. */
export function routeCalls(api: ApiDescription): Arbitrary<FuzzCall> {
  const resolve = (ref: string) => {
    const [, , kind = '', name = ''] = ref.split('/');
    return (api.components[kind]?.[name] ?? {}) as JsonSchema;
  };
  const routes = Object.entries(api.paths).flatMap(([path, operations]) =>
    METHODS.flatMap((method) => {
      const operation = operations[method];
      return operation ? [callsOf(path, method, operation, resolve)] : [];
    }),
  );
  return fc.oneof(...routes);
}

type Resolve = (ref: string) => JsonSchema;

function callsOf(path: string, method: string, operation: Operation, resolve: Resolve): Arbitrary<FuzzCall> {
  const parameters = (operation.parameters ?? []).map((one) =>
    one.$ref ? (resolve(one.$ref) as unknown as Parameter) : one,
  );
  const inPath = parameters.filter((one) => one.in === 'path');
  const inQuery = parameters.filter((one) => one.in === 'query');
  return fc
    .record({
      path: fc.tuple(...inPath.map((one) => pathValue(one, resolve))),
      query: fc.tuple(...inQuery.map((one) => fc.option(textOf(one, resolve), { freq: 2 }))),
      odd: fc.option(fc.tuple(hostileText, hostileText), { freq: 1, nil: undefined }),
      credential: fc.constantFrom(...CREDENTIALS),
      body: bodyOf(operation, resolve),
      contentType: fc.option(
        fc.constantFrom('text/plain', 'application/xml', 'application/json; charset=x', ''),
        {
          freq: 1,
          nil: undefined,
        },
      ),
    })
    .map(({ path: values, query, odd, credential, body, contentType }) => {
      let url = path;
      inPath.forEach(({ name }, i) => {
        url = url.replace(`{${name}}`, () => values[i] ?? '');
      });
      const search = new URLSearchParams();
      inQuery.forEach(({ name }, i) => {
        const value = query[i];
        if (value !== null && value !== undefined) search.append(name, value);
      });
      if (odd) search.append(wellFormed(odd[0]), wellFormed(odd[1]));
      const type = contentType ?? body?.type;
      return {
        method: method.toUpperCase(),
        route: `${method} ${path}`,
        url: search.size > 0 ? `${url}?${search}` : url,
        credential,
        headers: type ? { 'content-type': type } : {},
        body: body?.text,
      };
    });
}

/** An id that exists, or anything, escaped as a client would. */
function pathValue(parameter: Parameter, resolve: Resolve): Arbitrary<string> {
  return fc.oneof(
    { weight: 3, arbitrary: fc.nat(99).map((i) => `{kept:${i}}`) },
    { weight: 2, arbitrary: textOf(parameter, resolve).map((text) => encodeURIComponent(text)) },
    { weight: 1, arbitrary: fc.constantFrom('%', '%00', '%zz', '..', '.', '%2e%2e%2f', '%ff') },
  );
}

function textOf({ schema, example }: Parameter, resolve: Resolve): Arbitrary<string> {
  const value = valuesOf({ ...schema, ...(example === undefined ? {} : { example }) }, resolve);
  return value.map((one) => wellFormed(typeof one === 'string' ? one : (JSON.stringify(one) ?? '')));
}

function bodyOf(
  operation: Operation,
  resolve: Resolve,
): Arbitrary<{ type: string; text: string } | undefined> {
  const contents = Object.entries(operation.requestBody?.content ?? {});
  if (contents.length === 0) return fc.constant(undefined);
  return fc.oneof(
    ...contents.map(([type, { schema, example }]) => {
      const value = valuesOf({ ...schema, ...(example === undefined ? {} : { example }) }, resolve);
      const written = value.map((one) => write(type, one));
      const damaged = fc
        .tuple(written, fc.nat(), hostileText)
        .map(
          ([text, at, dirt]) =>
            text.slice(0, at % (text.length + 1)) + dirt + text.slice(at % (text.length + 1)),
        );
      return fc
        .oneof(
          { weight: 6, arbitrary: written },
          { weight: 1, arbitrary: damaged },
          { weight: 1, arbitrary: anyJson.map((one) => JSON.stringify(one) ?? '') },
        )
        .map((text) => ({ type, text }));
    }),
  );
}

function write(type: string, value: unknown): string {
  if (type.includes('json') && !type.includes('ndjson')) return JSON.stringify(value) ?? '';
  if (typeof value === 'string') return value;
  if (type.includes('urlencoded'))
    return new URLSearchParams(
      Object.entries(value ?? {}).map(
        ([name, one]) => [wellFormed(name), wellFormed(printed(one))] as [string, string],
      ),
    ).toString();
  return JSON.stringify(value) ?? '';
}

/** Half characters cannot be sent: they become the replacement character. */
const wellFormed = (text: string) => Buffer.from(text).toString();

function printed(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
