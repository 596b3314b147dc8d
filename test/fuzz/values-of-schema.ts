import fc, { type Arbitrary } from 'fast-check';

/** A part of a JSON Schema, as OpenAPI and MCP describe inputs. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  example?: unknown;
  examples?: unknown[];
  format?: string;
  minimum?: number;
  maximum?: number;
}

/**
 * Texts that break programs: control characters, other scripts, half characters, SQL, paths, markup,
 * formulas.
 */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00x',
  '\u202eevil',
  '𝕏'.repeat(50),
  'ﬀ İ ı ß',
  "'; drop table accounts; --",
  '%00',
  '%',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '=cmd|calc',
  '{{7*7}}',
  '$(id)',
  '-1',
  '0',
  '1e309',
  'NaN',
  'null',
  'true',
  '2026-02-30',
  '9999999999999999999999',
  'https://user:pass@127.0.0.1:1/',
  'http://[::1]/',
  'xn--80ak6aa92e.com',
  'a.'.repeat(130),
  'x'.repeat(70_000),
  '\n\r\t',
  '__proto__',
  'constructor',
];
const HOSTILE_NUMBERS = [0, -0, -1, 1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, Number.MIN_VALUE];

export const hostileText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 300 }),
);

/** Anything that JSON can hold, nested and odd. */
export const anyJson: Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, false, [], {}, ...HOSTILE_NUMBERS),
  fc.jsonValue({ maxDepth: 4 }),
  fc.array(hostileText, { maxLength: 5 }),
);

/** Mostly what the schema asks for, now and then anything. `resolve` finds what a `$ref` names. */
export function valuesOf(
  schema: JsonSchema,
  resolve: (ref: string) => JsonSchema,
  depth = 0,
): Arbitrary<unknown> {
  if (schema.$ref !== undefined) return valuesOf(resolve(schema.$ref), resolve, depth);
  if (depth > 6) return anyJson;
  const examples = [...(schema.examples ?? []), ...(schema.example === undefined ? [] : [schema.example])];
  const given: Arbitrary<unknown>[] = examples.length > 0 ? [fc.constantFrom(...examples)] : [];
  return fc.oneof(
    { weight: 6, arbitrary: fc.oneof(...given, ofType(schema, resolve, depth)) },
    { weight: 1, arbitrary: anyJson },
  );
}

function ofType(schema: JsonSchema, resolve: (ref: string) => JsonSchema, depth: number): Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice, resolve, depth + 1)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object' || schema.properties) {
    const fields = Object.entries(schema.properties ?? {}).map(
      ([name, field]) => [name, valuesOf(field, resolve, depth + 1)] as const,
    );
    const known = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
    const extra = fc.dictionary(hostileText, anyJson, { maxKeys: 2 });
    return fc.oneof(
      { weight: 5, arbitrary: fc.record(Object.fromEntries(fields)) },
      { weight: 3, arbitrary: known },
      { weight: 1, arbitrary: fc.tuple(known, extra).map(([some, more]) => ({ ...some, ...more })) },
    );
  }
  if (type === 'array')
    return fc.array(schema.items ? valuesOf(schema.items, resolve, depth + 1) : anyJson, { maxLength: 5 });
  if (type === 'integer' || type === 'number')
    return fc.oneof(
      fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 1_000, 1_000_000) }),
      fc.constantFrom(...HOSTILE_NUMBERS),
    );
  if (type === 'boolean') return fc.boolean();
  if (schema.format === 'date-time')
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (schema.format === 'date')
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  return hostileText;
}
