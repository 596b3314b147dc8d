import type { DomesdayClient } from '../../client/index.ts';
import { describeCompanyType } from '../../shared/companies/company-types.ts';
import { describeSicCode } from '../../shared/companies/sic-codes.ts';
import { MAIN_FIGURES } from '../../shared/figures.ts';
import { whileWaiting } from '../standard-error.ts';
import { showPaged } from '../terminal/pager.ts';
import { paint } from '../terminal/paint.ts';
import { type Cell, columns, facts, statusCell } from '../terminal/text-table.ts';
import { type ApiOptions, inWords, printCsv, printJson, withApi } from './api-command.ts';

export type Company = Awaited<ReturnType<DomesdayClient['getCompany']>>;
type Officer = NonNullable<Company['officers']>[number];
type Owner = NonNullable<Company['persons_with_significant_control']>[number];
type Filings = Awaited<ReturnType<DomesdayClient['companyFilings']>>;
type Website = Awaited<ReturnType<DomesdayClient['companyWebsites']>>['websites'][number];

/** Null if the service has no value. */
interface CompanyParts {
  company: Company;
  filings: Filings | null;
  websites: Website[] | null;
}

/** Former officers are counted, not listed; so are current ones beyond this number. */
const OFFICERS_SHOWN = 25;
const FILINGS_SHOWN = 5;

/** In the order of the columns that results of uploads have. */
const CSV_COLUMNS = [
  'company_number',
  'company_name',
  'company_status',
  'company_type',
  'incorporated_on',
  'registered_address',
  'registered_postcode',
  'sic_codes',
  'accounts_next_due',
  'accounts_overdue',
  'turnover',
  'net_assets',
  'employees',
  'financials_period_end',
  'website',
  'directors',
  'owners',
] as const;

/** `domesday company <number>` */
export async function companyCommand(number: string, options: ApiOptions): Promise<void> {
  await withApi(options, async (client) => {
    const parts = await whileWaiting(`reading the record of ${number}`, () => fetchParts(client, number));
    const { company, filings, websites } = parts;
    if (options.json) printJson({ ...company, filings: filings?.filings ?? null, websites });
    else if (options.csv) printCsv(CSV_COLUMNS, [csvOf(parts)]);
    else showPaged(describeCompany(parts));
  });
}

/** The record is required; filings and websites are shown if the service has them. */
async function fetchParts(client: DomesdayClient, number: string): Promise<CompanyParts> {
  const [company, filings, websites] = await Promise.all([
    client.getCompany(number),
    client.companyFilings(number, { limit: FILINGS_SHOWN }).catch(() => null),
    client.companyWebsites(number).then(
      (answer) => answer.websites,
      () => null,
    ),
  ]);
  return { company, filings, websites };
}

export function describeCompany({ company, filings, websites }: CompanyParts): string {
  const heading = `${paint('title', company.company_name)} (${company.company_number})`;
  return [
    `${heading}\n${facts(recordFacts(company, websites))}`,
    officerLines(company.officers),
    ownerLines(company.persons_with_significant_control),
    figureLines(company.financials),
    filingLines(filings),
  ]
    .filter((part) => part !== null)
    .join('\n\n');
}

function recordFacts(company: Company, websites: Website[] | null): [string, Cell][] {
  return [
    ['Status', statusCell(company.company_status)],
    ['Type', describeCompanyType(company.company_type)],
    ['Incorporated', company.incorporated_on],
    ['Dissolved', company.dissolved_on],
    ['Address', company.registered_address],
    ['Business', company.sic_codes.map(describeCode).join('; ')],
    ['Website', websites && describeWebsites(websites, company.company_number)],
    ['Accounts', due(company.accounts_next_due, company.accounts_overdue)],
    ['Statement', due(company.confirmation_next_due, company.confirmation_overdue)],
    [
      'Insolvency',
      company.current_insolvency_status && statusCell('failed', company.current_insolvency_status),
    ],
    [
      'Charges',
      company.has_active_charges
        ? `active, the last of ${company.last_charge_date ?? 'an unknown day'}`
        : null,
    ],
    [
      'Directors',
      company.last_director_change_date && `last changed on ${company.last_director_change_date}`,
    ],
    ['Was', company.previous_names.map(({ name }) => name).join('; ')],
    ['Also in', company.registrations.map(({ source, identifier }) => `${source} ${identifier}`).join('; ')],
  ];
}

function describeWebsites(websites: Website[], number: string): string {
  const current = websites.filter(({ status }) => status === 'current');
  const known = current.flatMap(({ domain }) => (domain === null ? [] : [domain]));
  if (known.length > 0) return known.join(', ');
  if (current.length > 0) return `known; \`domesday website ${number}\` shows it`;
  return `none known; \`domesday website ${number}\` looks for it`;
}

/** The current officers, and how many there were before. */
export function officerLines(officers: Officer[] | null): string {
  if (officers === null) return 'Officers are not known: this needs the live register.';
  const current = officers.filter(({ resigned_on }) => resigned_on === null);
  const shown = current.slice(0, OFFICERS_SHOWN);
  const rest = [
    current.length > shown.length && `${current.length - shown.length} more current officers`,
    officers.length > current.length && `${officers.length - current.length} former`,
  ].filter(Boolean);
  const lines = [
    paint('title', 'Officers'),
    columns(
      shown.map(({ name, officer_role, appointed_on, appointed_before }) => [
        name,
        inWords(officer_role),
        appointed_on ? `since ${appointed_on}` : appointed_before && `since before ${appointed_before}`,
      ]),
      { indent: 2 },
    ),
    rest.length > 0 && `  and ${rest.join(', ')}; --json has all`,
  ];
  return lines.filter(Boolean).join('\n');
}

/** The current persons with significant control; null where the register does not list them. */
export function ownerLines(owners: Owner[] | null): string | null {
  if (owners === null) return null;
  const current = owners.filter(({ ceased }) => !ceased);
  const former = owners.length - current.length;
  const rows = current.map(
    ({ name, natures_of_control: natures, notified_on: day, registration_number: number }) => [
      number ? `${name} (${number})` : name,
      natures.map(describeControl).join('; ') || null,
      day && `since ${day}`,
    ],
  );
  return [
    paint('title', 'Owners'),
    rows.length > 0 ? columns(rows, { indent: 2 }) : '  no person with significant control on record',
    former > 0 && `  and ${former} former; --json has all`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** A code of Companies House, such as `ownership-of-shares-25-to-50-percent`: “shares 25 to 50%”. */
export function describeControl(code: string): string {
  return code
    .replace(/^ownership-of-/, '')
    .replace(/-percent/, '%')
    .replaceAll('-', ' ')
    .trim();
}

/** The figures of the newest accounts. */
export function figureLines(financials: Company['financials']): string | null {
  if (!financials) return null;
  const { period_end: end, currency, dormant } = financials;
  const stated = MAIN_FIGURES.flatMap(([name, words]) => {
    const value = financials[name];
    return value === null ? [] : [[words, value.toLocaleString('en-GB')]];
  });
  const heading = paint('title', `Figures of ${end}`);
  const note = dormant ? ', dormant' : '';
  return `${heading}${note}, in ${currency}\n${columns(stated, { indent: 2, alignRight: (column) => column === 1 })}`;
}

/** The newest ones; null where the filing history is not known. */
export function filingLines(filings: Filings | null): string | null {
  if (!filings || filings.filings.length === 0) return null;
  const shown = filings.filings.slice(0, FILINGS_SHOWN);
  const rest = filings.total === null ? 0 : filings.total - shown.length;
  return [
    paint('title', 'Filings'),
    columns(
      shown.map(({ filed_on, form, description }) => [filed_on, form, description]),
      { indent: 2 },
    ),
    rest > 0 && `  and ${rest} more`,
  ]
    .filter(Boolean)
    .join('\n');
}

function csvOf({ company, websites }: CompanyParts): Record<(typeof CSV_COLUMNS)[number], unknown> {
  const { financials, officers, persons_with_significant_control: owners } = company;
  const directors = officers?.filter(
    ({ officer_role, resigned_on }) => resigned_on === null && officer_role.endsWith('director'),
  );
  return {
    ...company,
    turnover: financials?.turnover,
    net_assets: financials?.net_assets,
    employees: financials?.employees,
    financials_period_end: financials?.period_end,
    website: websites?.flatMap(({ domain, status }) => (status === 'current' && domain ? [domain] : [])),
    directors: directors?.map(({ name }) => name),
    owners: owners?.filter(({ ceased }) => !ceased).map(({ name }) => name),
  };
}

/** `NAME (NUMBER), status`, as answers name a company. */
export function nameCompany(company: {
  company_name: string;
  company_number: string;
  company_status: string;
}): string {
  const { company_name: name, company_number: number, company_status: status } = company;
  return `${name} (${number}), ${status}`;
}

function describeCode(code: string): string {
  const text = describeSicCode(code);
  return text ? `${code} ${text}` : code;
}

function due(day: string | null, overdue: boolean | null): Cell {
  return day && (overdue ? statusCell('overdue', `overdue since ${day}`) : `due on ${day}`);
}
