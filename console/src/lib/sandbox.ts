/** Whether this service had the sandbox when the page was loaded: the server writes it into the page. */
export function isSandboxOn(): boolean {
  return document.querySelector<HTMLMetaElement>('meta[name=domesday-sandbox]')?.content === 'on';
}

/** The path at which the service shows a page of the sandbox; undefined for pages of the internet. */
export function sandboxPath(url: string): string | undefined {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (!address?.hostname.endsWith('.test')) return undefined;
  return `/sandbox/web/${address.hostname}${address.pathname}${address.search}`;
}
