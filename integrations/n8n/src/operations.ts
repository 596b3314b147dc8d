import type { DomesdayClient, QueryOf } from '../../../src/client/index.ts';

/** Reads a field of the form for the item that is worked on. */
type ReadField = <Value>(name: string) => Value;

interface Call {
  client: DomesdayClient;
  field: ReadField;
  wait: { timeoutSeconds: number; signal?: AbortSignal };
}

/** The output of each operation for one item of the input. */
export const OPERATIONS: Record<string, (call: Call) => Promise<object[]>> = {
  resolveDomain: async ({ client, field, wait }) => {
    const resolve = field<boolean>('enrich') ? client.enrichDomain : client.resolveDomain;
    return [await resolve(field('domain'), wait)];
  },
  resolveCompany: async ({ client, field, wait }) => [await client.resolveCompany(field('company'), wait)],
  getCompany: async ({ client, field }) => [await client.getCompany(field('companyNumber'))],
  watchCompany: async ({ client, field }) => {
    const tags = field<string>('tags').split(',');
    return [await client.watch(field('companyNumber'), tags.map((tag) => tag.trim()).filter(Boolean))];
  },
  unwatchCompany: async ({ client, field }) => [await client.unwatch(field('companyNumber'))],
  searchCompanies: async ({ client, field }) => {
    const limit = field<number>('limit');
    const query = {
      q: field<string>('query'),
      ...readFilters(field('filters')),
    } as QueryOf<'searchCompanies'>;
    const companies: object[] = [];
    for await (const company of client.eachCompany(query)) {
      companies.push(company);
      if (companies.length >= limit) break;
    }
    return companies;
  },
};

/** n8n gives days with a time, and fields that were added and left empty. */
function readFilters(filters: Record<string, unknown>): Record<string, unknown> {
  const given = Object.entries(filters).filter(([, value]) => value !== '');
  return Object.fromEntries(
    given.map(([name, value]) => [
      name,
      name.startsWith('incorporated_') ? String(value).slice(0, 10) : value,
    ]),
  );
}
