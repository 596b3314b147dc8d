import type { Logger } from '../../../platform/logger.ts';
import { nameKey } from '../../../shared/companies/company-name.ts';
import type { CompanyNumber } from '../../../shared/companies/company-number.ts';
import { shownStatus } from '../../../shared/companies/company-status.ts';
import {
  type AddressColumns,
  type CompanyRecord,
  type LiveSource,
  presentAddress,
  type Search,
} from '../../register/index.ts';
import type {
  Identifier,
  NamedCompany,
  RegisteredCompany,
  RegisteredWebsite,
  RegisterLookup,
  RegisterQuery,
} from '../match/register-lookup.ts';

/** The columns of a company that matching needs. */
export type MatchedRecord = AddressColumns &
  Pick<
    CompanyRecord,
    | 'company_number'
    | 'company_name'
    | 'company_status'
    | 'company_type'
    | 'incorporated_on'
    | 'sic_codes'
    | 'previous_names'
    | 'removed_on'
  >;

export type MentionedRecord = MatchedRecord & {
  /** The number of other domains that name the company without being its own. */
  named_by_sites: number;
  identifiers: Identifier[] | null;
  /** The best proof that imported sources have for this website, and how many companies they give it to. */
  website_proof: RegisteredWebsite['proves'] | null;
  website_companies: number;
  trading_names: string[] | null;
};

export interface RegisterRows {
  listByNumber(numbers: readonly string[]): Promise<MatchedRecord[]>;
  /** Rows by number, by the keys of current and previous names, and by identifiers of other registers. */
  listByQuery(query: RegisterQuery): Promise<MentionedRecord[]>;
}

export interface ReadRegisterDeps {
  /** May be some seconds old. */
  rows: RegisterRows;
  /** A record that was stored a moment ago is among them. */
  freshRows?: RegisterRows;
  search: Pick<Search, 'findCandidatesByName'>;
  live: Pick<LiveSource, 'enabled' | 'getCompany' | 'search'>;
  log: Logger;
}

/** Companies House allows two requests a second, and a page may print any number of numbers. */
const LIVE_LOOK_UPS_MAX = 3;
/** Scores of a name that differs only in its suffix, and of one that is only similar. */
const SAME_NAME = 1;
const SIMILAR_NAME = 0.8;

/** At most this many unregistered names, and this many companies that each may be a misspelling of. */
const SIMILAR_NAMES_MAX = 2;
const SIMILAR_EACH_MAX = 3;

/** Whether a text is only a legal form, THE or &, which the live source would find many names by. */
function isPartOfAnyName(text: string): boolean {
  return nameKey(`X ${text.replaceAll('&', ' ')}`) === 'X';
}

/**
 * The register for matching: the local one first, and the live source only if the local one finds nothing.
 */
export function createRegisterReader(deps: ReadRegisterDeps): RegisterLookup {
  const { rows, freshRows = rows, search } = deps;
  const { findByNumbers: askLive, findByName: searchLive } = createLiveReader(deps);

  async function findByName(name: string, options: { limit: number; postcode?: string }) {
    const candidates = await search.findCandidatesByName(name, options);
    if (candidates.length === 0) return isPartOfAnyName(name) ? [] : searchLive(name, options.limit);
    const records = await rows.listByNumber(candidates.map(({ company }) => company.company_number));
    const byNumber = new Map(records.map((record) => [record.company_number, record]));
    return candidates.flatMap(({ company, matchedName, score }) => {
      const record = byNumber.get(company.company_number);
      return record ? [{ company: registered(record), matchedName, score }] : [];
    });
  }

  async function similarTo({ domain, similarTo: names = [] }: RegisterQuery): Promise<MentionedRecord[]> {
    const asked = names.slice(0, SIMILAR_NAMES_MAX);
    const found = await Promise.all(asked.map((name) => findByName(name, { limit: SIMILAR_EACH_MAX })));
    const numbers = found.flat().map(({ company }) => company.company_number);
    return numbers.length === 0 ? [] : freshRows.listByQuery({ domain, numbers, keys: [] });
  }

  async function printedOn(query: RegisterQuery): Promise<MentionedRecord[]> {
    const records = await rows.listByQuery(query);
    if (records.length > 0) return records;
    const live = await askLive(query.numbers);
    if (live.length === 0) return [];
    // The answer of the live source is stored, so that the same query finds it.
    const numbers = live.map((one) => one.company_number);
    return freshRows.listByQuery({ ...query, numbers, keys: [] });
  }

  return {
    async lookUp(query) {
      const records = await (query.similarTo ? similarTo(query) : printedOn(query));
      // New properties after a spread object would take ten times as long, and a page may name a hundred
      // companies.
      return records.map((record) => ({
        named_by_sites: record.named_by_sites,
        ...registered(record),
        ...(record.identifiers && { identifiers: record.identifiers }),
        ...(record.website_proof && {
          registered_website: { proves: record.website_proof, isShared: record.website_companies > 1 },
        }),
        ...(record.trading_names && { trading_names: record.trading_names }),
      }));
    },

    async findByNumbers(numbers) {
      if (numbers.length === 0) return [];
      const stored = await rows.listByNumber(numbers);
      return (stored.length > 0 ? stored : await askLive(numbers)).map(registered);
    },

    findByName,
  };
}

/** The live source; if it fails, the result is empty and the local rows are used. */
function createLiveReader({ live, log }: Pick<ReadRegisterDeps, 'live' | 'log'>) {
  async function orNothing<T>(work: Promise<T>): Promise<T | undefined> {
    try {
      return await work;
    } catch (error) {
      log.debug({ err: error }, 'the live register gave no answer');
      return undefined;
    }
  }

  async function findByNumbers(numbers: readonly string[]): Promise<CompanyRecord[]> {
    if (!live.enabled) return [];
    const asked = numbers.slice(0, LIVE_LOOK_UPS_MAX);
    const found = await Promise.all(
      asked.map((number) => orNothing(live.getCompany(number as CompanyNumber))),
    );
    return found.flatMap((company) => (company ? [company.record] : []));
  }

  async function findByName(name: string, limit: number): Promise<NamedCompany[]> {
    if (!live.enabled) return [];
    const hits = (await orNothing(live.search(name))) ?? [];
    const key = nameKey(name);
    const isSame = (hit: { company_name: string }) => nameKey(hit.company_name) === key;
    const best = [...hits.filter(isSame), ...hits.filter((hit) => !isSame(hit))].slice(0, limit);
    const records = await findByNumbers(best.map((hit) => hit.company_number));
    return records.map((record) => ({
      company: registered(record),
      matchedName: null,
      score: isSame(record) ? SAME_NAME : SIMILAR_NAME,
    }));
  }

  return { findByNumbers, findByName };
}

function registered(record: MatchedRecord): RegisteredCompany {
  return {
    company_number: record.company_number,
    company_name: record.company_name,
    company_status: shownStatus(record),
    company_type: record.company_type,
    registered_postcode: record.postal_code,
    registered_address: presentAddress(record),
    incorporated_on: record.incorporated_on,
    sic_codes: record.sic_codes,
    previous_names: record.previous_names.map(({ name }) => name),
  };
}
