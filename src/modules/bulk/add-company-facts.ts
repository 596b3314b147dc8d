import { describeSicCode } from '../../shared/companies/sic-codes.ts';
import { type CompanyRecord, presentCompany } from '../register/index.ts';
import type { ResultRow, StoredRow } from './upload-job.ts';

interface NewestFigures {
  period_end: string;
  turnover: number | null;
  net_assets: number | null;
  employees: number | null;
}

export interface CompanyFacts {
  /** The records of these companies, by number; those that are not on the register are absent. */
  listRecords(companyNumbers: readonly string[]): Promise<ReadonlyMap<string, CompanyRecord>>;
  /** Which of these companies a look-up may find. */
  listFindable(companyNumbers: readonly string[]): Promise<readonly string[]>;
  /** Their newest figures, by number. */
  listFigures(companyNumbers: readonly string[]): Promise<ReadonlyMap<string, NewestFigures>>;
}

/** Rows with the records and figures of their companies, which are read once for all of them. */
export async function addCompanyFacts(
  facts: CompanyFacts,
  rows: readonly StoredRow[],
  now: Date,
): Promise<ResultRow[]> {
  const numbers = [...new Set(rows.flatMap((row) => answerOf(row).company_number ?? []))];
  const [records, figures] = await Promise.all([facts.listRecords(numbers), facts.listFigures(numbers)]);
  return rows.map(({ is_decided, decided_number, ...row }) => {
    const answer = answerOf({ ...row, is_decided, decided_number });
    const number = answer.company_number ?? '';
    return {
      ...row,
      ...answer,
      ...companyColumns(records.get(number), now),
      company_name: records.get(number)?.company_name ?? answer.company_name,
      ...figureColumns(figures.get(number)),
    };
  });
}

/** The company of a row: the one that the account confirmed, or else the one that the website names. */
function answerOf(
  row: StoredRow,
): Pick<ResultRow, 'company_number' | 'company_name' | 'match_confidence' | 'disclosures' | 'answered_by'> {
  const { company_number, company_name, match_confidence, disclosures } = row;
  const website = { company_number, company_name, match_confidence, disclosures };
  if (row.outcome === null || !row.is_decided)
    return { ...website, answered_by: isOfWebsite(row) ? 'website' : null };
  if (company_number !== null && row.decided_number === company_number)
    return { ...website, answered_by: 'your_decision' };
  return {
    company_number: row.decided_number,
    company_name: null,
    // The website's confidence and particulars are about another company.
    match_confidence: null,
    disclosures: null,
    answered_by: 'your_decision',
  };
}

/** Outcomes that are an answer about the row's website. */
const ANSWERS = new Set([
  ...['matched', 'needs_review', 'no_match', 'non_uk_entity', 'scrape_failed'],
  ...['verified', 'not_found'],
]);

/** A company name that several companies have is in review without a website. */
function isOfWebsite({ outcome, domain }: StoredRow): boolean {
  return outcome !== null && ANSWERS.has(outcome) && !(outcome === 'needs_review' && domain === null);
}

function companyColumns(record: CompanyRecord | undefined, now: Date) {
  const company = record && presentCompany(record, undefined, now);
  const codes = company?.sic_codes ?? null;
  return {
    company_status: company?.company_status ?? null,
    company_type: company?.company_type ?? null,
    incorporated_on: company?.incorporated_on ?? null,
    registered_address: company?.registered_address ?? null,
    registered_postcode: company?.registered_postcode ?? null,
    sic_codes: codes,
    sic_descriptions: codes?.map((code) => describeSicCode(code) ?? code) ?? null,
    accounts_next_due: company?.accounts_next_due ?? null,
    accounts_overdue: company?.accounts_overdue ?? null,
  };
}

function figureColumns(figures: NewestFigures | undefined) {
  return {
    turnover: figures?.turnover ?? null,
    net_assets: figures?.net_assets ?? null,
    employees: figures?.employees ?? null,
    financials_period_end: figures?.period_end ?? null,
  };
}
