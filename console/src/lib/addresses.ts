/** The page number in the address; 1 if it is missing or invalid. */
export function readPageNumber(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}

/** The number of pages, limited to the last one that the API serves. */
export function countPages(total: number, pageSize: number, max = Number.POSITIVE_INFINITY): number {
  return Math.min(max, Math.ceil(total / pageSize));
}

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
