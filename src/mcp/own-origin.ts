/**
 * Browsers say which page a request comes from; other clients say nothing. Only our own pages may speak to the agent
 * endpoint: a page elsewhere could otherwise reach a service on its reader's own machine.
 */
export function createOriginCheck(publicUrls: string[]): (origin: string | undefined) => boolean {
  const own = new Set(publicUrls.flatMap(originsOf));
  return (origin) => origin === undefined || own.has(origin.toLowerCase());
}

/** The loopback address has several names, and they are all this machine. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

function originsOf(url: string): string[] {
  const { origin, protocol, hostname, port } = new URL(url);
  if (!LOOPBACK.includes(hostname)) return [origin];
  return LOOPBACK.map((name) => `${protocol}//${name}${port === '' ? '' : `:${port}`}`);
}
