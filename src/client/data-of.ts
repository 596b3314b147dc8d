/** The body of a successful answer; errors have been thrown by `createRetryingFetch`. */
export async function dataOf<Body>(call: Promise<{ data?: unknown }>): Promise<Body> {
  return (await call).data as Body;
}
