import { type Queryable, sql } from '../../platform/postgres/index.ts';
import type { StoredSignal } from './signal.ts';

/** A signal and the account that is shown it. */
interface Shown {
  accountId: string;
  signal: StoredSignal;
}

/** `hideLockedLinks` on one database. */
export type HideLocked = (shown: readonly Shown[]) => Promise<StoredSignal[]>;

interface Link {
  accountId: string;
  domain: string;
  companyNumber: string;
  detectedAt: Date;
}

/**
 * The signals as their accounts may see them. A signal about a website names the domain, and perhaps the
 * company that runs it now. As in the link history, the other end of a current link is for accounts that have
 * paid for it: in the 30 days before the signal, or after it. So an account goes on seeing what it has seen.
 */
export async function hideLockedLinks(db: Queryable, shown: readonly Shown[]): Promise<StoredSignal[]> {
  const links = shown.map(linksIn);
  const asked = links.flatMap(({ own, other }) => [own, other].filter((link) => link !== undefined));
  const locked = new Set(await findLocked(db, asked));
  return shown.map(({ signal }, at) => {
    const { own, other } = links[at] as SignalLinks;
    if (own && locked.has(own)) return withoutDomain(signal, own.domain);
    return other && locked.has(other) ? withoutOperator(signal) : signal;
  });
}

/** `own`: the website and the company of the signal. `other`: the website and who runs it now. */
interface SignalLinks {
  own?: Link;
  other?: Link;
}

function linksIn({ accountId, signal }: Shown): SignalLinks {
  const { company_number: companyNumber, detected_at: detectedAt, current, source } = signal;
  const domain = source === 'website' ? current?.domain : undefined;
  if (typeof domain !== 'string') return {};
  const own = { accountId, domain, companyNumber, detectedAt };
  const operator = current?.operator;
  const isOther = typeof operator === 'string' && operator !== companyNumber;
  return { own, ...(isOther && { other: { ...own, companyNumber: operator } }) };
}

async function findLocked(db: Queryable, links: readonly Link[]): Promise<Link[]> {
  if (links.length === 0) return [];
  const rows = await db.query<{ place: number }>(sql`
    select asked.place::int as place
    from unnest(${links.map((link) => link.accountId)}::text[], ${links.map((link) => link.domain)}::text[],
      ${links.map((link) => link.companyNumber)}::text[], ${links.map((link) => link.detectedAt)}::timestamptz[])
      with ordinality asked (account_id, domain, company_number, detected_at, place)
    where exists (
      select from website_link_periods period
      where period.company_number = asked.company_number and period.domain = asked.domain and period.valid_to is null
    ) and not exists (
      select from credit_purchases paid
      where paid.account_id = asked.account_id and paid.paid_until > asked.detected_at and paid.subject = any(array[
        'domain:' || asked.domain, 'link:' || asked.domain || '/' || asked.company_number]))`);
  return rows.map(({ place }) => links[place - 1] as Link);
}

function withoutDomain(signal: StoredSignal, domain: string): StoredSignal {
  // Names of companies are in capitals, domains are not.
  const summary = signal.summary.replaceAll(`website ${domain}`, 'website').replaceAll(domain, 'its website');
  const { previous, current } = signal;
  return {
    ...signal,
    summary,
    previous: previous && { ...previous, domain: null },
    current: current && { ...withoutOperatorOf(current), domain: null, locked: true },
  };
}

function withoutOperator(signal: StoredSignal): StoredSignal {
  const { current } = signal;
  return { ...signal, current: current && { ...withoutOperatorOf(current), locked: true } };
}

/** No operator at all would say that nobody runs the website. */
function withoutOperatorOf(values: Record<string, unknown>): Record<string, unknown> {
  const { operator: _, ...others } = values;
  return others;
}
