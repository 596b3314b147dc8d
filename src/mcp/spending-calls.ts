/** The tools of which a call can spend a credit, as their twins of the HTTP API can. */
const SPENDING_TOOLS = new Set<unknown>(['resolve_domain', 'resolve_company']);

export function canSpend(message: object): boolean {
  const { method, params } = message as { method?: unknown; params?: { name?: unknown } | null };
  return method === 'tools/call' && SPENDING_TOOLS.has(params?.name);
}

export function saysCharged(result: unknown): boolean {
  return (result as { charged?: unknown } | undefined)?.charged === true;
}
