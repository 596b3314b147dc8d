import { parse } from 'tldts';
import type { RegisteredCompany, WebsiteLink } from '../../resolution/index.ts';
import type { CompanyClues } from './list-candidates.ts';

const ADDRESS = /(?:[\w.+-]+@|https?:\/\/|www\.)([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi;
/** Hosts of mailboxes and profiles that any company may use. */
const SHARED_HOSTS = new Set(
  'gmail.com googlemail.com outlook.com hotmail.com hotmail.co.uk yahoo.com yahoo.co.uk icloud.com btinternet.com aol.com live.co.uk facebook.com instagram.com linkedin.com twitter.com x.com youtube.com gov.uk service.gov.uk'.split(
    ' ',
  ),
);

/** What the register, the websites read so far, and the websites that other registers give say about a company. */
export function gatherClues(
  company: RegisteredCompany,
  links: readonly WebsiteLink[],
  registered: readonly string[] = [],
): CompanyClues {
  const evidence = links.flatMap((link) =>
    link.evidence.filter(({ supports }) => supports === company.company_number),
  );
  const linked = [...links].sort((a, b) => rank(a) - rank(b));
  const verified = linked.filter(({ status }) => status === 'verified');
  const mentioned = evidence
    .flatMap(({ value, quote }) => [...`${value} ${quote}`.matchAll(ADDRESS)])
    .flatMap(([, host = '']) => parse(host.toLowerCase(), { allowPrivateDomains: true }).domain ?? [])
    .filter(isOwnHost);
  return {
    name: company.company_name,
    companyNumber: company.company_number,
    companyType: company.company_type,
    postcode: company.registered_postcode,
    sicCodes: company.sic_codes,
    previousNames: company.previous_names,
    tradingNames: [
      ...new Set(evidence.filter(({ kind }) => kind === 'trading_name').map(({ value }) => value)),
    ],
    knownDomains: [
      ...new Set([
        ...verified.map(({ domain }) => domain),
        ...registered.filter(isOwnHost),
        ...linked.map(({ domain }) => domain),
        ...mentioned,
      ]),
    ],
  };
}

function isOwnHost(domain: string): boolean {
  return !SHARED_HOSTS.has(domain);
}

const ORDER = { verified: 0, ended: 1, not_verified: 2 };

function rank({ status, confidence }: WebsiteLink): number {
  return ORDER[status] + (1 - confidence) / 2;
}
