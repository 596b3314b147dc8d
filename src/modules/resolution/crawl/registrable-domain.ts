import { getDomain } from 'tldts';

/**
 * The name that was registered: `acme.co.uk` for `shop.acme.co.uk`. Suffixes under which a company lets its
 * customers have names (`myshopify.com`) count as suffixes, because each name is another customer's site.
 */
export function registrableDomain(hostname: string): string {
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
}
