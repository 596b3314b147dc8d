/** Moves what the description repeats to `components`, and leaves a `$ref` in its place. */

type Json = Record<string, unknown>;

interface Response extends Json {
  headers?: Record<string, Json>;
  content?: Record<string, { schema?: Json }>;
}

export interface ApiDocument extends Json {
  paths?: Record<string, Record<string, { responses?: Record<string, Response> }>>;
  components?: Record<string, Json>;
}

/** Values, in which a `title` is data. */
const VALUE_KEYWORDS = new Set(['example', 'examples', 'default', 'enum', 'const']);
/** These may differ between the places that use a schema; 3.1 allows them beside a `$ref`. */
const LOCAL_KEYWORDS = ['description', 'default'] as const;

const ERROR_RESPONSES: Record<string, string> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  402: 'PaymentRequired',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  429: 'TooManyRequests',
  503: 'ServiceUnavailable',
};

/**
 * A schema with a `title`, in a route or among the given components, becomes `components/schemas/<title>`. Routes keep the whole schema, so that validation and
 * serialisation do not depend on references; only the description has them.
 */
export function extractComponents(document: ApiDocument): ApiDocument {
  const schemas = new Map<string, Json>();
  const paths = extractSchemas(document.paths, schemas) as ApiDocument['paths'];
  extractSchemas(document.components?.schemas, schemas);
  const headers = new Map<string, Json>();
  const responses = new Map<string, Json>();
  for (const operation of Object.values(paths ?? {}).flatMap((methods) => Object.values(methods))) {
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
      headers: sorted(headers),
    },
  };
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
