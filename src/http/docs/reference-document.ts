/** The parts of the OpenAPI document that the reference shows, with references looked up. */

type Json = Record<string, unknown>;

interface Schema extends Json {
  $ref?: string;
  type?: string | string[];
  title?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  format?: string;
}

interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { $ref?: string; summary?: string; value?: unknown }>;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
  example?: unknown;
}

interface Described {
  $ref?: string;
  description: string;
  content?: Record<string, Media>;
}

interface Operation {
  tags?: string[];
  operationId: string;
  summary: string;
  description?: string;
  security?: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, Media> };
  responses: Record<string, Described>;
}

export interface ListedOperation extends Operation {
  method: string;
  path: string;
}

export interface ReferenceDocument {
  tags?: { name: string; description?: string }[];
  paths?: Record<string, Record<string, Operation>>;
  components?: Json;
}

/** Follows a `$ref`; anything else is returned as it is. */
function lookUp<T extends { $ref?: string }>(document: ReferenceDocument, part: T): T {
  if (part.$ref === undefined) return part;
  const keys = part.$ref.replace(/^#\//, '').split('/');
  const found = keys.reduce<unknown>((node, key) => (node as Json | undefined)?.[key], document);
  const { $ref: _, ...local } = part;
  return { ...(found as T), ...local };
}

export function operationsOf(document: ReferenceDocument, tag: string): ListedOperation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags?.includes(tag))
      .map(([method, operation]) => ({
        ...operation,
        method: method.toUpperCase(),
        path,
        parameters: (operation.parameters ?? []).map((parameter) => lookUp(document, parameter)),
        responses: Object.fromEntries(
          Object.entries(operation.responses).map(([status, response]) => [
            status,
            lookUp(document, response),
          ]),
        ),
      })),
  );
}

export interface Example {
  summary: string | undefined;
  value: unknown;
}

/** The examples of a body, with their names where there are several. */
export function examplesOf(document: ReferenceDocument, media: Media | undefined): Example[] {
  if (!media) return [];
  if (media.example !== undefined) return [{ summary: undefined, value: media.example }];
  return Object.values(media.examples ?? {}).map((one) => {
    const { summary, value } = lookUp(document, one);
    return { summary, value };
  });
}

/** A type in a few words: `string or null`, `list of Evidence`. */
export function typeOf(document: ReferenceDocument, schema: Schema): string {
  const name = schema.$ref?.split('/').at(-1);
  const found = lookUp(document, schema);
  const choices = found.anyOf ?? found.oneOf;
  if (choices) return [...new Set(choices.map((one) => typeOf(document, one)))].join(' or ');
  if (found.enum && found.enum.length <= 8) return found.enum.map((one) => String(one)).join(', ');
  if (found.const !== undefined) return String(found.const);
  if (found.items) return `list of ${typeOf(document, found.items)}`;
  if (name !== undefined && found.properties) return name;
  const type = Array.isArray(found.type) ? found.type.join(' or ') : (found.type ?? 'any');
  return found.format ? `${type} (${found.format})` : type;
}

export interface Field {
  name: string;
  type: string;
  isRequired: boolean;
  description: string;
}

/** The fields of an object; of a choice of objects, those of all of them. */
export function fieldsOf(document: ReferenceDocument, schema: Schema | undefined): Field[] {
  if (!schema) return [];
  const found = lookUp(document, schema);
  const choices = found.anyOf ?? found.oneOf;
  if (choices) {
    const all = choices.flatMap((one) => fieldsOf(document, one));
    return all.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index);
  }
  return Object.entries(found.properties ?? {}).map(([name, property]) => ({
    name,
    type: typeOf(document, property),
    isRequired: found.required?.includes(name) ?? false,
    description: property.description ?? descriptionWithin(document, property),
  }));
}

/** Nullable fields have their description within. */
function descriptionWithin(document: ReferenceDocument, schema: Schema): string {
  const found = lookUp(document, schema);
  return (
    found.description ?? found.anyOf?.map((one) => lookUp(document, one).description).find(Boolean) ?? ''
  );
}
