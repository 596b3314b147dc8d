/** Finds what a new description of the API breaks for programs that were written against an older one. */

export interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
}
interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}
type Content = Record<string, { schema?: Schema }>;
interface Operation {
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { $ref?: string; content?: Content }>;
  security?: Record<string, string[]>[];
}
export interface Api {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
}

/** Callers send what a request takes, and read what an answer has: what is allowed to change differs. */
type Direction = 'request' | 'answer';

export function findBreakingChanges(before: Api, after: Api): string[] {
  const found: string[] = [];
  for (const [path, methods] of Object.entries(before.paths)) {
    for (const [method, old] of Object.entries(methods)) {
      const name = `${method.toUpperCase()} ${path}`;
      const now = after.paths[path]?.[method];
      if (now === undefined) found.push(`${name} is gone`);
      else found.push(...new Comparison(before, after, name).operation(old, now));
    }
  }
  return [...new Set(found)];
}

class Comparison {
  readonly #found: string[] = [];
  /** Pairs of components that were compared, or are being compared: schemas may contain themselves. */
  readonly #seen = new Set<string>();
  readonly #before: Api;
  readonly #after: Api;
  readonly #name: string;

  constructor(before: Api, after: Api, name: string) {
    this.#before = before;
    this.#after = after;
    this.#name = name;
  }

  operation(old: Operation, now: Operation): string[] {
    this.#credentials(old, now);
    this.#parameters(old, now);
    if (old.requestBody)
      this.#contents(old.requestBody.content, now.requestBody?.content ?? {}, 'request', 'the body');
    else if (this.#needsBody(now)) this.#report('the body', 'is required now');
    for (const [status, answer] of Object.entries(old.responses)) {
      if (!status.startsWith('2')) continue;
      const [was, is] = [resolve(this.#before, answer), now.responses[status]];
      if (is === undefined) this.#report(`the answer ${status}`, 'is gone');
      else
        this.#contents(
          was.content ?? {},
          resolve(this.#after, is).content ?? {},
          'answer',
          `the answer ${status}`,
        );
    }
    return this.#found;
  }

  /** One that may be null may be left out. */
  #needsBody({ requestBody }: Operation): boolean {
    const schemas = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema ?? {});
    const canBeNull = schemas.some((schema) => typesOf(this.#after, schema).has('null'));
    return requestBody?.required === true && !canBeNull;
  }

  #report(place: string, what: string): void {
    this.#found.push(`${this.#name}: ${place} ${what}`);
  }

  #credentials(old: Operation, now: Operation): void {
    const kinds = (operation: Operation) => (operation.security ?? []).flatMap((kind) => Object.keys(kind));
    if (kinds(old).length === 0 && kinds(now).length > 0) this.#report('it', 'takes a credential now');
    for (const kind of kinds(old))
      if (!kinds(now).includes(kind)) this.#report(`the credential ${kind}`, 'is not taken any more');
  }

  #parameters(old: Operation, now: Operation): void {
    const [was, is] = [this.#parametersOf(this.#before, old), this.#parametersOf(this.#after, now)];
    for (const [key, parameter] of was) {
      const same = is.get(key);
      if (same === undefined) this.#report(`the parameter ${key}`, 'is gone');
      else this.#schema(parameter.schema, same.schema, 'request', `the parameter ${key}`);
    }
    for (const [key, parameter] of is)
      if (parameter.required && !was.get(key)?.required)
        this.#report(`the parameter ${key}`, 'is required now');
  }

  #parametersOf(api: Api, { parameters = [] }: Operation): Map<string, Parameter> {
    const all = parameters.map((parameter) => resolve(api, parameter));
    return new Map(all.map((parameter) => [`${parameter.name} (${parameter.in})`, parameter]));
  }

  #contents(old: Content, now: Content, direction: Direction, place: string): void {
    for (const [type, { schema }] of Object.entries(old)) {
      const same = now[type];
      if (same === undefined) this.#report(`${place} as ${type}`, 'is gone');
      else if (schema && same.schema) this.#schema(schema, same.schema, direction, place);
    }
  }

  #schema(old: Schema, now: Schema, direction: Direction, place: string): void {
    const pair = `${direction} ${old.$ref} ${now.$ref}`;
    if (old.$ref && now.$ref && this.#seen.has(pair)) return;
    this.#seen.add(pair);
    const [was, is] = [resolve(this.#before, old), resolve(this.#after, now)];
    const [oldTypes, newTypes] = [typesOf(this.#before, was), typesOf(this.#after, is)];
    // A caller may send each type as before, and need not read a type that is new.
    const [kept, within] = direction === 'request' ? [oldTypes, newTypes] : [newTypes, oldTypes];
    for (const type of kept)
      if (!within.has(type) && !within.has('anything'))
        this.#report(place, direction === 'request' ? `takes no ${type} any more` : `may be ${type} now`);
    this.#values(was, is, direction, place);
    this.#properties(was, is, direction, place);
    if (was.items && is.items) this.#schema(was.items, is.items, direction, `${place}[]`);
  }

  /**
   * New values in answers are no break: the documentation asks programs to accept values that they do not
   * know.
   */
  #values(was: Schema, is: Schema, direction: Direction, place: string): void {
    if (direction !== 'request' || !is.enum) return;
    if (!was.enum) this.#report(place, 'takes only certain values now');
    for (const value of was.enum ?? [])
      if (!is.enum.includes(value)) this.#report(place, `takes the value ${JSON.stringify(value)} no more`);
  }

  #properties(was: Schema, is: Schema, direction: Direction, place: string): void {
    const [old, now] = [objectOf(this.#before, was), objectOf(this.#after, is)];
    if (!old?.properties || !now?.properties) return;
    for (const [name, schema] of Object.entries(old.properties)) {
      const same = now.properties[name];
      if (same === undefined) this.#report(`${place}.${name}`, 'is gone');
      else this.#schema(schema, same, direction, `${place}.${name}`);
    }
    const isRequired = (object: Schema, name: string) => object.required?.includes(name) ?? false;
    for (const name of Object.keys(now.properties)) {
      const [before, after] = [isRequired(old, name), isRequired(now, name)];
      if (direction === 'request' && after && !before) this.#report(`${place}.${name}`, 'is required now');
      if (direction === 'answer' && before && !after) this.#report(`${place}.${name}`, 'may be missing now');
    }
  }
}

function resolve<T extends { $ref?: string }>(api: Api, value: T): T {
  if (!value.$ref) return value;
  const [kind = '', name = ''] = value.$ref.split('/').slice(2);
  return resolve(api, api.components[kind]?.[name] as T);
}

/** The types that a schema allows; a choice of several is all of theirs. */
function typesOf(api: Api, schema: Schema): Set<string> {
  const { anyOf, type, enum: values } = resolve(api, schema);
  if (anyOf) return new Set(anyOf.flatMap((option) => [...typesOf(api, option)]));
  if (type) return new Set([type === 'integer' ? 'number' : type]);
  if (values) return new Set(values.map((value) => (value === null ? 'null' : typeof value)));
  return new Set(['anything']);
}

/** The object of a schema that is one, or one or null. */
function objectOf(api: Api, schema: Schema): Schema | undefined {
  const { anyOf, ...rest } = resolve(api, schema);
  if (!anyOf) return rest;
  return anyOf.map((option) => resolve(api, option)).find(({ type }) => type === 'object');
}
