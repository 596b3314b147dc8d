import type { operations } from './api-types.ts';

/** The answer of an operation with a status. */
export type Answer<Name extends keyof operations, Status extends number = 200> = operations[Name] extends {
  responses: { [Key in Status]: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

export type QueryOf<Name extends keyof operations> = operations[Name] extends {
  parameters: { query?: infer Query };
}
  ? Query
  : never;

export type BodyOf<Name extends keyof operations> = operations[Name] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

export type Resolution = Answer<'resolveDomain'>;
export type CompanyAnswer = Answer<'resolveCompany'>;
export type Enrichment = Answer<'enrichDomain'>;
export type Pending = Answer<'resolveDomain', 202>;
