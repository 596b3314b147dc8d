import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMPANY_ANSWER_CSV, ENRICHMENT_CSV, PROFILE_CSV, RESOLUTION_CSV } from './csv-columns.ts';

interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}
const { schemas } = (
  JSON.parse(readFileSync('openapi.json', 'utf8')) as { components: { schemas: Record<string, Schema> } }
).components;

/** Whether a path leads to a field that the schema describes. */
function leads(schema: Schema | undefined, [key, ...rest]: string[]): boolean {
  if (schema === undefined) return false;
  if (schema.$ref) return leads(schemas[schema.$ref.split('/').at(-1) ?? ''], [key ?? '', ...rest]);
  if (schema.anyOf) return schema.anyOf.some((option) => leads(option, [key ?? '', ...rest]));
  if (key === undefined || key === '') return true;
  return leads(/^\d+$/.test(key) ? schema.items : schema.properties?.[key], rest);
}

describe.each([
  ['Resolution', RESOLUTION_CSV],
  ['Enrichment', ENRICHMENT_CSV],
  ['CompanyResolution', COMPANY_ANSWER_CSV],
  ['CompanyProfile', PROFILE_CSV],
])('the columns of %s', (name, columns) => {
  it.each(Object.entries(columns))('%s is a field of the answer: %s', (_, path) => {
    expect(leads(schemas[name], path.split('.'))).toBe(true);
  });
});
