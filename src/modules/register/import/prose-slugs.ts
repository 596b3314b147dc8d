/**
 * Maps the texts of the snapshot (statuses, categories, kinds of accounts) to the slugs of the Companies
 * House API. A text that no table has becomes a slug made of its own letters, and is counted.
 */
import type { FieldSpans } from './csv-record.ts';

const STATUSES: Record<string, string> = {
  active: 'active',
  'active proposal to strike off': 'active',
  dissolved: 'dissolved',
  liquidation: 'liquidation',
  'in administration': 'administration',
  administration: 'administration',
  'administration order': 'administration',
  'in administration administrative receiver': 'administration',
  'in administration receiver manager': 'administration',
  receivership: 'receivership',
  'receiver action': 'receivership',
  'administrative receiver': 'receivership',
  'receiver manager administrative receiver': 'receivership',
  'live but receiver manager on at least one charge': 'receivership',
  'voluntary arrangement': 'voluntary-arrangement',
  'voluntary arrangement administrative receiver': 'voluntary-arrangement',
  'voluntary arrangement receiver manager': 'voluntary-arrangement',
  'insolvency proceedings': 'insolvency-proceedings',
  'converted closed': 'converted-closed',
  open: 'open',
  closed: 'closed',
  registered: 'registered',
  removed: 'removed',
};

const STATUS_DETAILS: Record<string, string> = {
  'active proposal to strike off': 'active-proposal-to-strike-off',
};

const TYPES: Record<string, string> = {
  'private limited company': 'ltd',
  'public limited company': 'plc',
  'old public company': 'old-public-company',
  'pri ltd by guar nsc private limited by guarantee no share capital': 'private-limited-guarant-nsc',
  'pri lbg nsc private limited by guarantee no share capital use of limited exemption':
    'private-limited-guarant-nsc-limited-exemption',
  'priv ltd sect 30 private limited company section 30 of the companies act':
    'private-limited-shares-section-30-exemption',
  'private unlimited': 'private-unlimited',
  'private unlimited company': 'private-unlimited',
  'private unlimited company without share capital': 'private-unlimited-nsc',
  'limited partnership': 'limited-partnership',
  'limited liability partnership': 'llp',
  'scottish partnership': 'scottish-partnership',
  // A subtype in the API. The snapshot does not say whether the company is limited by shares or by guarantee.
  'community interest company': 'community-interest-company',
  'charitable incorporated organisation': 'charitable-incorporated-organisation',
  'scottish charitable incorporated organisation': 'scottish-charitable-incorporated-organisation',
  'registered society': 'registered-society-non-jurisdictional',
  'industrial and provident society': 'industrial-and-provident-society',
  'royal charter company': 'royal-charter',
  'investment company with variable capital': 'investment-company-with-variable-capital',
  'investment company with variable capital securities': 'icvc-securities',
  'investment company with variable capital warrant': 'icvc-warrant',
  'investment company with variable capital umbrella': 'icvc-umbrella',
  'protected cell company': 'protected-cell-company',
  'assurance company': 'assurance-company',
  'overseas company': 'oversea-company',
  'overseas entity': 'registered-overseas-entity',
  'uk establishment': 'uk-establishment',
  'uk establishment company': 'uk-establishment',
  'unregistered company': 'unregistered-company',
  'northern ireland company': 'northern-ireland',
  'credit union northern ireland': 'northern-ireland-other',
  'european public limited liability company se': 'european-public-limited-liability-company-se',
  'united kingdom societas': 'united-kingdom-societas',
  'european economic interest grouping eeig': 'eeig',
  'united kingdom economic interest grouping': 'ukeig',
  'further education or sixth form college corporation':
    'further-education-or-sixth-form-college-corporation',
  'further education and sixth form college corps': 'further-education-or-sixth-form-college-corporation',
  'converted closed': 'converted-or-closed',
  'other company type': 'other',
};

const OVERSEAS_NUMBER = /^(FC|SF|NF)/;

const ACCOUNTS: Record<string, string> = {
  full: 'full',
  small: 'small',
  medium: 'medium',
  group: 'group',
  dormant: 'dormant',
  interim: 'interim',
  initial: 'initial',
  'total exemption full': 'total-exemption-full',
  'total exemption small': 'total-exemption-small',
  'partial exemption': 'partial-exemption',
  'audit exemption subsidiary': 'audit-exemption-subsidiary',
  'filing exemption subsidiary': 'filing-exemption-subsidiary',
  'micro entity': 'micro-entity',
  'audited abridged': 'audited-abridged',
  'unaudited abridged': 'unaudited-abridged',
  'accounts type not available': 'no-accounts-type-available',
  // As in the API: `"last_accounts": {"type": "null"}`.
  'no accounts filed': 'null',
};

export interface Slug {
  slug: string;
  /** False if no table has the text. */
  known: boolean;
}

interface StatusSlug extends Slug {
  detail: string | undefined;
}

export const statusSlug = (prose: string): StatusSlug => ({
  ...lookUp(STATUSES, prose),
  detail: STATUS_DETAILS[simple(prose)],
});
export const accountsSlug = (prose: string): Slug => lookUp(ACCOUNTS, prose);
export const typeSlug = (prose: string): Slug => lookUp(TYPES, prose);

/** The snapshot lists overseas companies under "Other company type"; their numbers identify them. */
export function typeByNumber(slug: string, companyNumber: string): string {
  return slug === 'other' && OVERSEAS_NUMBER.test(companyNumber) ? 'oversea-company' : slug;
}

function lookUp(table: Record<string, string>, prose: string): Slug {
  const key = simple(prose);
  const slug = Object.hasOwn(table, key) ? table[key] : undefined;
  return slug === undefined ? { slug: key.replaceAll(' ', '-'), known: false } : { slug, known: true };
}

function simple(prose: string): string {
  return prose
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

interface Cached<Found> {
  prose: Buffer;
  found: Found;
}

const CACHED_MAX = 1_000;

/** A cache by bytes: a few dozen phrases make up millions of rows. */
export class SlugCache<Found> {
  private readonly known = new Map<number, Cached<Found>>();
  /** Most rows repeat the value of the row before. */
  private last: Cached<Found> | undefined;
  private readonly find: (prose: string) => Found;

  constructor(find: (prose: string) => Found) {
    this.find = find;
  }

  lookUp(spans: FieldSpans, column: number): Found {
    const { bytes } = spans;
    const start = spans.starts[column] as number;
    const end = spans.ends[column] as number;
    if (this.last && isSame(this.last.prose, bytes, start, end)) return this.last.found;
    let hash = end - start;
    for (let offset = start; offset < end; offset++)
      hash = Math.imul(hash ^ (bytes[offset] as number), 0x01000193);
    const cached = this.known.get(hash);
    if (cached && isSame(cached.prose, bytes, start, end)) {
      this.last = cached;
      return cached.found;
    }
    const found = this.find(spans.text(column));
    if (this.known.size < CACHED_MAX) {
      this.known.set(hash, { prose: Buffer.from(bytes.subarray(start, end)), found });
    }
    return found;
  }
}

function isSame(prose: Buffer, bytes: Buffer, start: number, end: number): boolean {
  if (prose.length !== end - start) return false;
  for (let offset = 0; offset < prose.length; offset++)
    if (prose[offset] !== bytes[start + offset]) return false;
  return true;
}
