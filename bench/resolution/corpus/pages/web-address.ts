import { getDomain, getPublicSuffix } from 'tldts';
import type { Fiction } from '../fiction.ts';
import { domainLabel } from '../names/brand-names.ts';
import type { SiteContext } from '../names/name-replacer.ts';
import { DESKS, HOSTING_SUFFIXES, KEPT_HOSTS } from '../words/lists/terms.ts';
import { copyCase, replaceTokens, tokenise } from '../words/spelling.ts';

const HOST =
  /(?<![\w-])([\w.+-]+@|https?:\/\/|\/\/|www\.)?((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,})(?![\w-]|\.[a-z])/gi;
/** Endings that need no prefix to be an address; others (`Ltd.is`) may be a lost space. */
const USUAL = /\.(?:com|uk|org|net|eu|info|ie|io|biz|scot|wales|london)$/i;
const FILE = /\.(?:css|js|mjs|php|html?|aspx?|png|jpe?g|svg|gif|webp|ico|xml|txt|pdf|json|dtd|woff2?|zip)$/i;

export interface AddressContext {
  fiction: Fiction;
  site: SiteContext;
  /** Domains of the labelled sites. */
  domains: ReadonlySet<string>;
}

export interface AddressSpan {
  start: number;
  end: number;
  replacement: string;
}

/** Hosts and e-mail addresses of a text, with what replaces them. */
export function mapAddresses(text: string, { fiction, site, domains }: AddressContext): AddressSpan[] {
  const spans: AddressSpan[] = [];
  for (const match of text.matchAll(HOST)) {
    const [all, prefix = '', host] = match as unknown as [string, string | undefined, string];
    const lower = host.toLowerCase();
    const isOwn = domains.has(lower) || domains.has(lower.replace(/^[^.]+\./, ''));
    if (!isOwn && FILE.test(host) && !prefix) continue;
    if (!isOwn && !isWebAddress(host, Boolean(prefix))) continue;
    const replacement =
      (prefix.endsWith('@') ? mapMailbox(prefix, fiction, site) : prefix) + mapHost(host, fiction, site);
    spans.push({ start: match.index, end: match.index + all.length, replacement });
  }
  return spans;
}

/** Whether a stretch with dots is a host, and no file or lost space. */
function isWebAddress(host: string, prefixed: boolean): boolean {
  if (!prefixed && (!USUAL.test(host) || /^[A-Z][a-z]+\.[A-Z]/.test(host))) return false;
  const suffix = getPublicSuffix(host, { allowPrivateDomains: false });
  return (
    suffix !== null &&
    suffix !== host &&
    getDomain(host) !== null &&
    /^(?:[a-z]{2,}\.)?[a-z]{2,}$/i.test(suffix)
  );
}

export function mapHost(host: string, fiction: Fiction, site?: SiteContext): string {
  const lower = host.toLowerCase();
  if ([...KEPT_HOSTS].some((kept) => lower === kept || lower.endsWith(`.${kept}`))) return host;
  const hosting = HOSTING_SUFFIXES.find((suffix) => lower.endsWith(`.${suffix}`));
  const label = hosting
    ? lower
        .slice(0, -hosting.length - 1)
        .split('.')
        .at(-1)!
    : domainLabel(lower);
  const suffix = hosting ?? getPublicSuffix(lower, { allowPrivateDomains: false })!;
  const below = lower.slice(0, lower.length - suffix.length - label.length - 1);
  const subdomains = replaceTokens(below, tokenise(below), (token) =>
    fiction.names.word(token.plain, 'address', site),
  );
  return copyCase(host, `${subdomains}${fiction.names.label(label, site)}.${suffix}`);
}

/** The part before the `@`: desks stay, persons and brands go. */
function mapMailbox(prefix: string, fiction: Fiction, site?: SiteContext): string {
  return replaceTokens(prefix, tokenise(prefix), ({ plain }) => {
    if (DESKS.has(plain) || plain.length < 3) return undefined;
    if (site?.replaced.has(plain)) return fiction.names.words.get(plain);
    return fiction.names.word(plain, 'text', site);
  });
}
