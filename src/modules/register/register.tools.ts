import { defineTool, type Resource, type Tool } from '../../platform/mcp.ts';
import type { Clock } from '../../shared/clock.ts';
import { Problem } from '../../shared/problem.ts';
import { emptyPageText } from '../../shared/search-filters.ts';
import type { LiveSource } from './live/live-source.ts';
import { CompanyProfileIn, CompanyProfileOut, type Registration } from './profile/company.schemas.ts';
import { findCompany } from './profile/find-company.ts';
import { type PresentedProfile, presentProfile } from './profile/present-company.ts';
import type { Search } from './search/index.ts';
import { presentSearchPage, SearchIn, SearchOut } from './search/search.schemas.ts';
import { parseSearchQuery, withoutEmptyFilters } from './search/search-query.ts';

interface RegisterParts {
  search: Search;
  live: LiveSource;
  clock: Clock;
  /** Entries of other public registers about a company. */
  listRegistrations: (companyNumber: string) => Promise<Registration[]>;
}

const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
const NAMED_IN_TEXT = 5;

export function registerTools(parts: RegisterParts): Tool<{ id: string }>[] {
  return [
    defineTool({
      name: 'search_companies',
      title: 'Search the UK register',
      description:
        'Finds UK companies by name (also previous names and misspellings), number and filters (place, status, type, kind of business, size from filed accounts, website known, overdue accounts), which combine with AND. Pages come best match first, or as `sort` says. Costs nothing. Use it when you know a name but not the company number, or to list companies of a kind; the name may be left out.',
      input: SearchIn,
      output: SearchOut,
      hints: READS,
      readLoosely: readFilters,
      async run(input, { account }) {
        const found = await parts.search.searchCompanies(parseSearchQuery(input), account.id);
        const data = presentSearchPage(
          found,
          input.details ? await parts.search.readDetails(found) : undefined,
        );
        return { data, text: describePage(data) };
      },
    }),
    defineTool({
      name: 'get_company',
      title: 'A company in full',
      description:
        'Everything known about one UK company, by its number: status, address, due dates, officers, charges, insolvency, people with significant control, previous names. Costs nothing.',
      input: CompanyProfileIn,
      output: CompanyProfileOut,
      hints: READS,
      async run({ company_number: number }) {
        const data = await readProfile(parts, number);
        return { data, text: describeCompany(data) };
      },
    }),
  ];
}

/** As in a query, an empty filter is none, the page may be a number, and a single code needs no list. */
function readFilters(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input;
  const { page, sic_code: codes, ...filters } = input as { page?: unknown; sic_code?: unknown };
  const asText = (code: unknown) => (typeof code === 'number' ? String(code) : code);
  const isMissing = codes === undefined || codes === null || codes === '';
  return withoutEmptyFilters({
    ...filters,
    ...(!isMissing && { sic_code: [codes].flat().map(asText) }),
    ...(page !== undefined && { page: typeof page === 'number' ? String(page) : page }),
  });
}

async function readProfile(
  { live, clock, listRegistrations }: Omit<RegisterParts, 'search'>,
  number: string,
) {
  const company = await findCompany(live, number);
  const registrations = await listRegistrations(company.record.company_number);
  return { ...presentProfile(company, clock.now()), registrations };
}

export function companyResource(parts: Omit<RegisterParts, 'search'>): Resource<{ id: string }> {
  return {
    name: 'company',
    title: 'Company profile',
    description: 'Everything known about a UK company, by its number. Costs nothing.',
    scheme: 'company',
    variable: 'number',
    async read(number) {
      try {
        return await readProfile(parts, number);
      } catch (error) {
        if (error instanceof Problem && error.code === 'company_not_found') return undefined;
        throw error;
      }
    },
  };
}

function describePage(found: ReturnType<typeof presentSearchPage>) {
  const { companies, total, total_is_exact: isExact } = found;
  if (companies.length === 0) return emptyPageText(found);
  const named = companies
    .slice(0, NAMED_IN_TEXT)
    .map((company) => `${company.company_name} (${company.company_number}, ${company.company_status})`);
  const more = companies.length > NAMED_IN_TEXT ? ', …' : '.';
  return `${isExact ? '' : 'More than '}${total} found: ${named.join(', ')}${more}`;
}

function describeCompany(company: PresentedProfile): string {
  const warnings = [
    company.accounts_overdue && 'accounts are overdue',
    company.confirmation_overdue && 'the confirmation statement is overdue',
    company.current_insolvency_status && `insolvency: ${company.current_insolvency_status}`,
    company.has_active_charges && 'it has active charges',
    company.recent_director_resignation && 'a director left lately',
  ].filter(Boolean);
  const since = company.incorporated_on ? `, incorporated ${company.incorporated_on}` : '';
  const noted = warnings.length > 0 ? ` Note: ${warnings.join('; ')}.` : '';
  return `${company.company_name} (${company.company_number}) is ${company.company_status}${since}.${noted}`;
}
