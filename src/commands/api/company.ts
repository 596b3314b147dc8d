import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Option } from 'commander';
import type { DomesdayClient } from '../../client/index.ts';
import { describeCompanyType } from '../../shared/companies/company-types.ts';
import { describeSicCode } from '../../shared/companies/sic-codes.ts';
import { OperatorError } from '../../shared/problem.ts';
import { SEARCH_FILTER_ENTRIES } from '../../shared/search-filters.ts';
import { type ApiOptions, columns, facts, print, printJson, saveResponse, withApi } from './api-command.ts';

type Company = Awaited<ReturnType<DomesdayClient['getCompany']>>;
type Officer = NonNullable<Company['officers']>[number];

/** Former officers are counted, not listed; so are current ones beyond this number. */
const OFFICERS_SHOWN = 25;

/** `domesday company <number>` */
export async function companyCommand(number: string, options: ApiOptions): Promise<void> {
  await withApi(options, async (client) => {
    const company = await client.getCompany(number);
    if (options.json) {
      printJson(company);
      return;
    }
    print(`${company.company_name} (${company.company_number})`);
    print(
      facts([
        ['Status', company.company_status],
        ['Type', describeCompanyType(company.company_type)],
        ['Incorporated', company.incorporated_on],
        ['Address', company.registered_address],
        ['Business', company.sic_codes.map(describeCode).join('; ')],
        ['Accounts', due(company.accounts_next_due, company.accounts_overdue)],
        ['Statement', due(company.confirmation_next_due, company.confirmation_overdue)],
        ['Insolvency', company.current_insolvency_status],
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
      ]),
    );
    print(`\n${officerLines(company.officers)}`);
  });
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
    'Officers',
    columns(
      shown.map(({ name, officer_role, appointed_on, appointed_before }) => [
        `  ${name}`,
        officer_role.replace(/-/g, ' '),
        appointed_on ? `since ${appointed_on}` : appointed_before && `since before ${appointed_before}`,
      ]),
    ),
    rest.length > 0 && `  and ${rest.join(', ')}; --json has all`,
  ];
  return lines.filter(Boolean).join('\n');
}

function describeCode(code: string): string {
  const text = describeSicCode(code);
  return text ? `${code} ${text}` : code;
}

function due(day: string | null, overdue: boolean | null): string | null {
  return day && `${overdue ? 'overdue since' : 'due on'} ${day}`;
}

type Group = Awaited<ReturnType<DomesdayClient['companyGroup']>>;
/** The description of the API does not type what children hold. */
interface Member {
  company_number: string | null;
  company_name: string;
  since: string | null;
  children: Member[];
}

/** `domesday group <number>` */
export async function groupCommand(number: string, options: ApiOptions & { depth?: string }): Promise<void> {
  const depth = options.depth === undefined ? undefined : Number(options.depth);
  if (depth !== undefined && !(Number.isInteger(depth) && depth >= 1 && depth <= 10)) {
    throw new OperatorError(`--depth must be a whole number from 1 to 10, not "${options.depth}".`);
  }
  await withApi(options, async (client) => {
    const group = await client.companyGroup(number, depth === undefined ? {} : { depth });
    if (options.json) printJson(group);
    else print(describeGroup(group).join('\n'));
  });
}

/** The company, who owns it and what it owns, as indented lines. */
export function describeGroup(group: Group): string[] {
  const lines = [`${group.company_name} (${group.company_number})`];
  const { parents, ultimate_parent: top, sisters, children } = group;
  lines.push(parents.length === 0 ? '  no parent on record' : '  owned by');
  for (const parent of parents) {
    const place = parent.country === null ? '' : `, ${parent.country}`;
    const isTop = top !== null && top.company_name === parent.company_name && top.level === parent.level;
    lines.push(`${'  '.repeat(parent.level + 1)}${shown(parent)}${place}${isTop ? ', ultimate parent' : ''}`);
  }
  if (children.length > 0) lines.push('  owns', ...tree(children as unknown as Member[], '    '));
  if (sisters.length > 0) {
    lines.push('  sister companies', ...sisters.map((sister) => `    ${shown(sister)}`));
  }
  if (group.truncated) lines.push('  there are more; --depth shows more levels');
  lines.push(group.as_of === null ? '  no snapshot of owners was imported' : `  as of ${group.as_of}`);
  return lines;
}

function tree(members: Member[], indent: string): string[] {
  return members.flatMap((member) => [`${indent}${shown(member)}`, ...tree(member.children, `${indent}  `)]);
}

function shown({ company_number: number, company_name: name, since }: Omit<Member, 'children'>): string {
  return `${name}${number === null ? '' : ` (${number})`}${since === null ? '' : `, since ${since}`}`;
}

export interface IdentityOptions extends ApiOptions {
  file?: string;
  output?: string;
}

/** `domesday identity <number>`, or `--file numbers.csv` for many companies. */
export async function identityCommand(number: string | undefined, options: IdentityOptions): Promise<void> {
  const { file } = options;
  if ((number === undefined) === (file === undefined))
    throw new OperatorError('Which company? Give its number, or a file of numbers with --file.');
  await withApi(options, async (client) => {
    if (file !== undefined) return report(client, file, options);
    const found = await client.identityVerification(number ?? '');
    if (options.json) return printJson(found);
    print(`${found.company_name} (${found.company_number})`);
    if (!found.directors && !found.psc)
      return print('Its people are not known: this needs the live register.');
    print(found.people.length > 0 ? columns([HEAD, ...found.people.map(cells)]) : 'No one has to verify.');
    print(`\n${total('Directors', found.directors)}\n${total('PSC', found.psc)}\nAs of ${found.as_of}`);
  });
}

type Found = Awaited<ReturnType<DomesdayClient['identityVerification']>>;

const HEAD = ['STATUS', 'DUE', 'DAYS', 'VERIFIED', 'ROLE', 'NAME', 'AGENT'];

function cells(person: Found['people'][number]): (string | null)[] {
  const { status, due_on, days, verified_on, role, name, agent } = person;
  return [status, due_on, days === null ? null : String(days), verified_on, role, name, agent];
}

function total(label: string, counts: Found['directors']): string {
  if (!counts) return `${label}: not known`;
  const { total: all, verified, due, overdue, unknown } = counts;
  return `${label}: ${all}, of whom ${verified} verified, ${due} due, ${overdue} overdue, ${unknown} unknown`;
}

/** Asks again until every company was read; Companies House limits how many that are at a time. */
async function report(client: DomesdayClient, file: string, options: IdentityOptions): Promise<void> {
  const content = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`${file} cannot be read (${error.code}).`);
  });
  for (;;) {
    const answer = await client.identityReport(content, options.json ? 'json' : 'csv');
    if (answer.retryAfterSeconds === null) return write(answer.text, options.output);
    process.stderr.write(
      `Some companies are not read yet; continuing in ${answer.retryAfterSeconds} seconds.\n`,
    );
    await sleep(answer.retryAfterSeconds * 1000);
  }
}

async function write(text: string, output: string | undefined): Promise<void> {
  if (output === undefined || output === '-') {
    process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
    return;
  }
  await new Promise<void>((resolve, reject) => {
    createWriteStream(output).on('error', reject).end(text, resolve);
  });
}

/** Each filter is an option too, by the name that `commander` gives it. */
export interface SearchOptions extends ApiOptions {
  page?: string;
  csv?: boolean;
  /** Keep the search under this name. */
  save?: string;
  watch?: boolean;
  [option: string]: string | boolean | undefined;
}

type SavedQuery = Parameters<DomesdayClient['saveSearch']>[0]['query'];

/** A JSON body has numbers where the query string has text. Other text stays, for the service to refuse. */
function inJson(search: object): SavedQuery {
  const amounts = new Set<string>(
    SEARCH_FILTER_ENTRIES.filter(([, { kind }]) => kind === 'amount').map(([name]) => name),
  );
  const isWhole = (value: unknown) => typeof value === 'string' && /^-?\d+$/.test(value);
  return Object.fromEntries(
    Object.entries(search).map(([name, value]) => [
      name,
      amounts.has(name) && isWhole(value) ? Number(value) : value,
    ]),
  );
}

/** `domesday search <name>` */
export async function searchCommand(name: string | undefined, options: SearchOptions): Promise<void> {
  const { save, watch = false } = options;
  if (watch && save === undefined) throw new OperatorError('--watch goes with --save <name>.');
  await withApi(options, async (client) => {
    // The service validates the values.
    const query = {
      name,
      ...Object.fromEntries(
        SEARCH_FILTER_ENTRIES.map(([filter, { option }]) => [
          filter,
          options[new Option(option).attributeName()],
        ]),
      ),
      sort: options.sort,
      page: options.page,
    } as Parameters<typeof client.searchCompanies>[0];
    const { page: _, ...search } = query ?? {};
    if (save !== undefined) {
      const saved = await client.saveSearch({ name: save, query: inJson(search), watch });
      return options.json ? printJson(saved) : print(`${saved.name} is saved${watch ? ' and watched' : ''}.`);
    }
    if (options.csv) return saveResponse(await client.searchCsv(search), '-');
    const found = await client.searchCompanies(query);
    if (options.json) {
      printJson(found);
      return;
    }
    const rows = found.companies.map((company) => [
      company.company_number,
      company.company_status,
      company.registered_postcode,
      company.incorporated_on,
      company.matched_name ? `${company.company_name} (was ${company.matched_name})` : company.company_name,
    ]);
    print(rows.length > 0 ? columns(rows) : 'No company matches. Try fewer words, or fewer filters.');
    const total = found.total_is_exact ? `${found.total}` : `more than ${found.total}`;
    if (rows.length > 0)
      print(
        `\nPage ${found.page}, ${total} in all.${found.next_page ? ` Next: --page ${found.next_page}` : ''}`,
      );
  });
}
