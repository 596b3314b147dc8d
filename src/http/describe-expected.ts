/** The part of a JSON Schema that a message can be made from. */
export interface DescribedSchema {
  type?: string;
  anyOf?: DescribedSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  required?: string[];
  properties?: Record<string, DescribedSchema>;
  examples?: unknown[];
}

interface Format {
  noun: string;
  example: string;
}

const FORMATS: Record<string, Format> = {
  date: { noun: 'a date', example: '2026-03-31' },
  'date-time': { noun: 'a date and time', example: '2026-03-31T09:30:00Z' },
  email: { noun: 'an e-mail address', example: 'ada@example.org' },
  uri: { noun: 'a complete address', example: 'https://hooks.example.com/domesday' },
};

/** What a schema accepts, in words for people: completes "must be …" and "send …". */
export function describeExpected(schema: DescribedSchema): string {
  if (schema.anyOf) return schema.anyOf.map(describeExpected).join(' or ');
  if (schema.enum) return schema.enum.length === 1 ? `${schema.enum[0]}` : `one of ${schema.enum.join(', ')}`;
  if (schema.const !== undefined) return String(schema.const);
  switch (schema.type) {
    case 'string':
      return describeText(schema);
    case 'integer':
      return `a whole number${describeRange(schema)}`;
    case 'number':
      return `a number${describeRange(schema)}`;
    case 'boolean':
      return 'true or false';
    case 'array':
      return 'a list';
    case 'object':
      return describeObject(schema);
    default:
      return schema.type ?? 'something else';
  }
}

function describeText(schema: DescribedSchema): string {
  const format = FORMATS[schema.format ?? ''];
  const example = schema.examples?.[0] ?? format?.example;
  const suchAs = example === undefined ? '' : `, such as ${example}`;
  return `${format?.noun ?? 'text'}${describeLength(schema)}${suchAs}`;
}

function describeLength({ minLength = 0, maxLength }: DescribedSchema): string {
  if (maxLength === undefined) return minLength > 0 ? ` of at least ${characters(minLength)}` : '';
  return minLength > 0
    ? ` of ${minLength} to ${characters(maxLength)}`
    : ` of at most ${characters(maxLength)}`;
}

function characters(count: number): string {
  return `${count.toLocaleString('en-GB')} character${count === 1 ? '' : 's'}`;
}

function describeRange({ minimum, maximum }: DescribedSchema): string {
  // The largest exact integer is a limit of JSON, not of the field.
  const isBounded = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  if (minimum !== undefined && isBounded) return ` from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return ` of at least ${minimum}`;
  return isBounded ? ` of at most ${maximum}` : '';
}

function describeObject({ required = [] }: DescribedSchema): string {
  return required.length > 0 ? `a JSON object with ${required.join(', ')}` : 'a JSON object';
}
