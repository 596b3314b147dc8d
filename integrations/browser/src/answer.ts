import type { Resolution } from '../../../src/client/index.ts';
import { describeCompanyType } from '../../../src/shared/companies/company-types.ts';
import { titleWithoutCompany } from '../../../src/shared/outcomes.ts';

/** An answer as the popup shows it, in words. */
export interface Answer {
  title: string;
  /** How sure it is; null where no company is named. */
  sureness: string | null;
  facts: string[];
  /** The company to watch and to open; null where none is named. */
  companyNumber: string | null;
  quotes: Quote[];
  candidates: { number: string; name: string; sureness: string }[];
  /** Why no company is named; null where one is, or where the facts say it. */
  note: string | null;
  cost: string;
}

export interface Quote {
  before: string;
  value: string;
  after: string;
  page: string;
}

const QUOTES_MAX = 3;

export function describeAnswer(result: Resolution): Answer {
  const { company, match_confidence: confidence, evidence } = result;
  const ofCompany = evidence.filter(
    ({ supports, weight }) => supports === company?.company_number && weight > 0,
  );
  return {
    title: company?.company_name ?? titleWithoutCompany(result),
    sureness: company && confidence !== null ? `${percent(confidence)} sure` : null,
    facts: [...(company ? factsOfCompany(company) : factsOfNobody(result)), ...decisionOf(result)],
    companyNumber: company?.company_number ?? null,
    quotes: quotesOf(company ? ofCompany : evidence),
    candidates: company ? [] : result.review_candidates.map(candidateOf),
    note: company || result.failure ? null : result.explanation,
    cost: result.charged ? 'Cost 1 credit' : 'Cost nothing',
  };
}

function factsOfCompany(company: NonNullable<Resolution['company']>): string[] {
  const status = company.company_status.replaceAll('-', ' ');
  const since = company.incorporated_on?.slice(0, 4);
  return [
    [`Company ${company.company_number}`, status, since && `since ${since}`].filter(Boolean).join(' · '),
    describeCompanyType(company.company_type),
    ...(company.registered_address ? [company.registered_address] : []),
  ];
}

function factsOfNobody({ failure, foreign_operator: foreign }: Resolution): string[] {
  if (failure) return [failure.message];
  const known = [foreign?.legal_form, foreign?.country_name, foreign?.registration].filter(Boolean);
  return known.length > 0 ? [known.join(' · ')] : [];
}

/** The decision of somebody of the account about the result. */
function decisionOf({ review }: Resolution): string[] {
  if (!review) return [];
  return [
    `Your decision: ${review.company_number ? `company ${review.company_number}` : 'none of the companies'}`,
  ];
}

function candidateOf(candidate: Resolution['review_candidates'][number]): Answer['candidates'][number] {
  const { company_number: number, company_name: name, match_confidence: confidence } = candidate;
  return { number, name, sureness: percent(confidence) };
}

/** The strongest, each sentence of a page once. */
function quotesOf(evidence: Resolution['evidence']): Quote[] {
  const isFirst = ({ quote }: { quote: string }, index: number) =>
    evidence.findIndex((other) => other.quote === quote) === index;
  return evidence.filter(isFirst).slice(0, QUOTES_MAX).map(quoteOf);
}

/** The words of the page, with those apart that name the company. */
function quoteOf({ quote, value, page_url: page }: Resolution['evidence'][number]): Quote {
  const offset = quote.toLowerCase().indexOf(value.toLowerCase());
  if (offset === -1 || value === '') return { before: quote, value: '', after: '', page };
  const end = offset + value.length;
  return { before: quote.slice(0, offset), value: quote.slice(offset, end), after: quote.slice(end), page };
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
