/** The body of a successful answer; errors have been thrown by `createRetryingFetch`. */
export async function dataOf<Body>(call: Promise<{ data?: unknown }>): Promise<Body> {
  return (await call).data as Body;
}

/** The parameters of a path with an id. */
export function withId<Id>(id: Id) {
  return { params: { path: { id } } };
}

/** The parameter of a path or body that names a company. */
export function numbered(companyNumber: string) {
  return { company_number: companyNumber };
}
