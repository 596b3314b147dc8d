import type { CompaniesHouseClient } from '../../../platform/companies-house/index.ts';
import type { CompanyNumber } from '../../../shared/company-number.ts';
import { dayOf, listOf, objectOf, textOf, wholeNumberOf } from './official-values.ts';

/** An entry of a company's filing history. */
export interface Filing {
  filed_on: string;
  /** The form: `AA`, `CS01`, `AD01`, `GAZ1` and many others. */
  form: string;
  category: string;
  made_up_to: string | null;
  /** Of a new registered office. */
  address: { from: string | null; to: string; on: string | null } | null;
}

export interface FilingHistory {
  /** Newest first. */
  filings: Filing[];
  /** Whether all filings since the asked day are there. */
  isWhole: boolean;
}

const PAGE_SIZE = 100;
const PAGES_MAX = 5;

/** The filings since a day. Throws `CompaniesHouseUnavailable`. */
export async function fetchFilings(
  client: CompaniesHouseClient,
  number: CompanyNumber,
  since: string,
): Promise<FilingHistory> {
  const filings: Filing[] = [];
  let start = 0;
  for (let page = 0; page < PAGES_MAX; page++) {
    const answer = await client.get(`/company/${encodeURIComponent(number)}/filing-history`, {
      urgency: 'interactive',
      query: { items_per_page: String(PAGE_SIZE), start_index: String(start) },
    });
    const body = objectOf(answer?.body);
    const items = listOf(body.items);
    const read = items.map(normaliseFiling).filter((filing) => filing !== undefined);
    filings.push(...read.filter(({ filed_on }) => filed_on >= since));
    start += items.length;
    const hasReachedDay = read.some(({ filed_on }) => filed_on < since);
    const total = wholeNumberOf(body.total_count);
    const isEnd = items.length === 0 || (total !== null ? start >= total : items.length < PAGE_SIZE);
    if (hasReachedDay || isEnd) return { filings, isWhole: true };
  }
  return { filings, isWhole: false };
}

export function normaliseFiling(data: unknown): Filing | undefined {
  const official = objectOf(data);
  const filedOn = dayOf(official.date);
  const form = textOf(official.type);
  if (filedOn === null || form === null) return undefined;
  const values = objectOf(official.description_values);
  const newAddress = textOf(values.new_address);
  return {
    filed_on: filedOn,
    form,
    category: textOf(official.category) ?? '',
    made_up_to: dayOf(values.made_up_date),
    address:
      newAddress === null
        ? null
        : { from: textOf(values.old_address), to: newAddress, on: dayOf(values.change_date) },
  };
}
