/** The path at which the service shows a page of the sandbox; undefined for pages of the internet. */
export function sandboxPath(url: string): string | undefined {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (!address?.hostname.endsWith('.test')) return undefined;
  return `/sandbox/web/${address.hostname}${address.pathname}${address.search}`;
}
