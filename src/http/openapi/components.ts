/** Moves what the description repeats to `components`, and leaves a `$ref` in its place. */

type Json = Record<string, unknown>;

interface Media extends Json {
  schema?: Json;
  example?: unknown;
  examples?: Record<string, Json>;
}

interface Response extends Json {
  headers?: Record<string, Json>;
  content?: Record<string, Media>;
}

interface Operation extends Json {
  parameters?: Json[] | undefined;
  requestBody?: Pick<Response, 'content'>;
  responses?: Record<string, Response>;
}

export interface ApiDocument extends Json {
  paths?: Record<string, Record<string, Operation>>;
  components?: Record<string, Json>;
}

/** Values, in which a `title` is data. */
const VALUE_KEYWORDS = new Set(['example', 'examples', 'default', 'enum', 'const']);
/** These may differ between the places that use a schema; 3.1 allows them beside a `$ref`. */
const LOCAL_KEYWORDS = ['description', 'default'] as const;

/** A reference to a shorter example would be longer than the example. */
const SHARED_EXAMPLE_MIN = 100;

const ERROR_RESPONSES: Record<string, string> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  402: 'PaymentRequired',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  422: 'UnprocessableContent',
  429: 'TooManyRequests',
  503: 'ServiceUnavailable',
};

/**
 * A schema with a `title`, in a route or among `components`, becomes `components/schemas/<title>`.
 * Routes keep the whole schema, so that validation and serialisation do not depend on references; only the
 * description has them.
 */
export function extractComponents(document: ApiDocument): ApiDocument {
  const schemas = new Map<string, Json>();
  const paths = extractSchemas(document.paths, schemas) as ApiDocument['paths'];
  extractSchemas(document.components?.schemas, schemas);
  const headers = new Map<string, Json>();
  const responses = new Map<string, Json>();
  const operations = Object.values(paths ?? {}).flatMap((methods) => Object.values(methods));
  const examples = extractExamples(operations.flatMap(mediaOf));
  const parameters = new Map<string, Json>();
  for (const operation of operations) {
    extractHeaderParameters(operation, parameters);
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      extractHeaders(response, headers);
      const name = errorResponseName(status, response);
      if (name && addOnce(responses, name, response)) {
        (operation.responses as Record<string, Json>)[status] = { $ref: `#/components/responses/${name}` };
      }
    }
  }
  return {
    ...document,
    paths: paths ?? {},
    components: {
      ...document.components,
      schemas: sorted(schemas),
      responses: sorted(responses),
      examples: sorted(examples),
      headers: sorted(headers),
      parameters: sorted(parameters),
    },
  };
}

/** Request headers are the same wherever they are taken, so each is described once. */
function extractHeaderParameters(operation: Operation, parameters: Map<string, Json>): void {
  operation.parameters = operation.parameters?.map((parameter) => {
    const name = parameter.in === 'header' ? String(parameter.name) : undefined;
    if (name === undefined || !addOnce(parameters, name, parameter)) return parameter;
    return { $ref: `#/components/parameters/${name}` };
  });
}

function extractSchemas(node: unknown, schemas: Map<string, Json>): unknown {
  if (Array.isArray(node)) return node.map((item) => extractSchemas(item, schemas));
  if (!isObject(node)) return node;
  const copy: Json = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === 'properties' && isObject(value)) copy[key] = mapValues(value, schemas);
    else copy[key] = VALUE_KEYWORDS.has(key) ? value : extractSchemas(value, schemas);
  }
  return typeof copy.title === 'string' ? referTo(copy.title, copy, schemas) : copy;
}

/** The names of properties are not keywords, even if one is called `default`. */
function mapValues(properties: Json, schemas: Map<string, Json>): Json {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, extractSchemas(schema, schemas)]),
  );
}

function referTo(title: string, schema: Json, schemas: Map<string, Json>): Json {
  const { title: _, examples: __, ...component } = schema;
  const known = schemas.get(title);
  if (known && !isEqual(withoutLocal(known), withoutLocal(component))) {
    throw new Error(`Two schemas have the title ${title}. Give one of them another title.`);
  }
  if (!known || (known.description === undefined && component.description !== undefined)) {
    const { default: ___, ...shared } = component;
    schemas.set(title, shared);
  }
  const reference: Json = { $ref: `#/components/schemas/${title}` };
  for (const keyword of LOCAL_KEYWORDS) {
    if (component[keyword] !== undefined && component[keyword] !== schemas.get(title)?.[keyword]) {
      reference[keyword] = component[keyword];
    }
  }
  return reference;
}

function withoutLocal(schema: Json): Json {
  return Object.fromEntries(
    Object.entries(schema).filter(([key]) => !(LOCAL_KEYWORDS as readonly string[]).includes(key)),
  );
}

function mediaOf({ requestBody, responses }: Operation): Media[] {
  return [requestBody, ...successes(responses)].flatMap((part) => Object.values(part?.content ?? {}));
}

/** Errors are components of their own, each with its example. */
function successes(responses: Operation['responses']): Response[] {
  return Object.entries(responses ?? {}).flatMap(([status, response]) =>
    status.startsWith('2') ? [response] : [],
  );
}

/** An example that occurs twice is named after the schema that it is first an example of. */
function extractExamples(media: readonly Media[]): Map<string, Json> {
  const uses = new Map<string, Media[]>();
  for (const one of media.filter(({ example }) => example !== undefined)) {
    const text = JSON.stringify(one.example);
    uses.set(text, [...(uses.get(text) ?? []), one]);
  }
  const examples = new Map<string, Json>();
  for (const [text, users] of uses) {
    if (users.length < 2 || text.length < SHARED_EXAMPLE_MIN) continue;
    const name = users.map(titleOf).find((title) => title !== undefined);
    if (name === undefined || !addOnce(examples, name, { value: users[0]?.example })) continue;
    for (const user of users) {
      delete user.example;
      user.examples = { [name]: { $ref: `#/components/examples/${name}` } };
    }
  }
  nameOutcomes(media, examples);
  return examples;
}

/** Answers with an example for each outcome: `Resolution-scrape_failed`. */
function nameOutcomes(media: readonly Media[], components: Map<string, Json>): void {
  const names = new Map<string, string>();
  for (const one of media) {
    const title = titleOf(one);
    for (const [outcome, example] of Object.entries(one.examples ?? {})) {
      if ('$ref' in example) continue;
      const text = JSON.stringify(example);
      const name = names.get(text) ?? (title && `${title}-${outcome}`);
      if (name === undefined || !addOnce(components, name, example)) continue;
      names.set(text, name);
      one.examples = { ...one.examples, [outcome]: { $ref: `#/components/examples/${name}` } };
    }
  }
}

function titleOf({ schema }: Media): string | undefined {
  return typeof schema?.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
}

function extractHeaders(response: Response, headers: Map<string, Json>): void {
  for (const [name, header] of Object.entries(response.headers ?? {})) {
    if (addOnce(headers, name, header)) {
      (response.headers as Record<string, Json>)[name] = { $ref: `#/components/headers/${name}` };
    }
  }
}

/** Undefined for answers that are not the common error body. */
function errorResponseName(status: string, { content, headers }: Response): string | undefined {
  const isError = content?.['application/json']?.schema?.$ref === '#/components/schemas/Error';
  const name = ERROR_RESPONSES[status];
  if (!isError || name === undefined) return undefined;
  return headers?.['X-Credits-Remaining'] ? `${name}WithCredits` : name;
}

/** False if another component has this name already. */
function addOnce(components: Map<string, Json>, name: string, component: Json): boolean {
  const known = components.get(name);
  if (!known) components.set(name, component);
  return !known || isEqual(known, component);
}

function sorted(components: Map<string, Json>): Json {
  return Object.fromEntries([...components].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}
