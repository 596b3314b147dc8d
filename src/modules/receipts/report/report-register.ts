import { describeCompanyType } from '../../../shared/companies/company-types.ts';
import { describeSicCode } from '../../../shared/companies/sic-codes.ts';
import { formatDay } from '../../../shared/format-day.ts';
import { type Html, html } from '../../../shared/html.ts';
import type { PastAnswer } from '../../resolution/index.ts';
import { pageLink, words } from './report-parts.ts';

type Answer = PastAnswer['answer'];
type Company = NonNullable<Answer['company']>;

/**
 * The parts of a report that come from the register: the record, the particulars, the group and other names.
 */
export function companySections(answer: Answer): (Html | null)[] {
  return [
    answer.company && record(answer.company, answer),
    answer.disclosures && particulars(answer.disclosures),
    answer.company && group(answer.group),
    others(answer),
  ];
}

function record(company: Company, { as_of, registrations }: Answer): Html {
  const facts: [string, string | null][] = [
    ['Name', company.company_name],
    ['Number', company.company_number],
    ['Status', words(company.company_status)],
    ['Type', describeCompanyType(company.company_type)],
    ['Incorporated', company.incorporated_on && formatDay(company.incorporated_on)],
    ['Registered office', company.registered_address],
    ['Industry', company.sic_codes.map(inWords).join('; ') || null],
    ['Figures', figuresOf(company.financials)],
    ['Next accounts', dueOn(company.accounts_next_due, company.accounts_overdue)],
    ['Confirmation statement', dueOn(company.confirmation_next_due, company.confirmation_overdue)],
    ['Charges', yesOrNo(company.has_active_charges, 'has active charges', 'none active')],
    ['Insolvency', yesOrNo(company.has_insolvency_history, 'has an insolvency history', 'none')],
    ['Earlier names', company.previous_names.map(earlierName).join('; ') || null],
    ...registrations.map(({ source, identifier, name }): [string, string] => [
      words(source),
      name === null ? identifier : `${identifier}, ${name}`,
    ]),
  ];
  const attributions = [...new Set(registrations.map(({ attribution }) => attribution))];
  return html`<section><h2>The register’s record${as_of !== null && ` of ${formatDay(as_of)}`}</h2><dl>
${facts.filter(([, value]) => value !== null).map(([label, value]) => html`<dt>${label}</dt><dd><bdi>${value}</bdi></dd>`)}
</dl>${attributions.map((attribution) => html`<p>${attribution}</p>`)}</section>`;
}

function inWords(code: string): string {
  const description = describeSicCode(code);
  return description === null ? code : `${code} ${description}`;
}

/** The figures of the newest accounts that were read. */
function figuresOf(figures: Company['financials']): string | null {
  if (!figures) return null;
  const amount = (label: string, value: number | null) => {
    const options = { style: 'currency', currency: figures.currency, maximumFractionDigits: 0 } as const;
    return value === null ? [] : [`${label} ${value.toLocaleString('en-GB', options)}`];
  };
  const stated = [
    ...amount('turnover', figures.turnover),
    ...amount(
      figures.profit_loss !== null && figures.profit_loss < 0 ? 'loss' : 'profit',
      figures.profit_loss,
    ),
    ...amount('net assets', figures.net_assets),
    ...amount('cash', figures.cash),
    ...(figures.employees === null ? [] : [`employees ${figures.employees.toLocaleString('en-GB')}`]),
    ...(figures.dormant ? ['dormant'] : []),
  ];
  return `${stated.join(', ') || 'none stated'} (accounts to ${formatDay(figures.period_end)})`;
}

function dueOn(date: string | null, isOverdue: boolean | null): string | null {
  return date === null ? null : `due ${formatDay(date)}${isOverdue ? ', overdue' : ''}`;
}

function yesOrNo(value: boolean | null, yes: string, no: string): string | null {
  return value === null ? null : value ? yes : no;
}

function earlierName({ name, ceased_on: until }: Company['previous_names'][number]): string {
  return until === null ? name : `${name} (until ${formatDay(until)})`;
}

function particulars({ complete, items, legal_form: form }: NonNullable<Answer['disclosures']>): Html {
  const required = items.filter(({ status }) => status !== 'not_applicable');
  const laws = [...new Set(required.map(({ regulation }) => splitRegulation(regulation).law))].filter(
    Boolean,
  );
  const rows = required.map(
    ({ item, status, quote, page_url, regulation }) => html`<tr><td>${words(item)}</td>
<td class="state-${status}">${words(status)}</td><td>${quote !== null && html`<bdi>“${quote}”</bdi>`}${
      page_url !== null && html`<br><span class="quiet">${pageLink(page_url)}</span>`
    }</td><td class="quiet">${splitRegulation(regulation).part}</td></tr>`,
  );
  return html`<section><h2>Particulars on the website</h2>
<p>${complete ? 'Complete' : 'Not complete'} for a ${words(form)}. This is no legal advice.</p>
<table><thead><tr><th>Particular</th><th>State</th><th>On the website</th><th>Required by</th></tr></thead><tbody>${rows}</tbody></table>
${laws.length > 0 && html`<p class="quiet">Required by the ${laws.join('; ')}.</p>`}</section>`;
}

/** Splits `…Regulations 2015, regulation 25(2)(c)` into the law and the part of it. */
function splitRegulation(text: string): { law: string; part: string } {
  const at = text.lastIndexOf(', ');
  return at === -1 ? { law: text, part: text } : { law: text.slice(0, at), part: text.slice(at + 2) };
}

function group(found: Answer['group']): Html {
  if (!found || found.parents.length === 0)
    return html`<section><h2>Group</h2><p>No parent company is known.${found && ` ${found.reason}`}</p></section>`;
  const parents = found.parents.map(
    (parent) =>
      html`<li><bdi>${parent.company_name}</bdi>${parent.company_number !== null && `, ${parent.company_number}`}${
        parent.since !== null && `, since ${formatDay(parent.since)}`
      }<span class="quiet"> (${parent.source === 'psc' ? 'register of significant control' : 'the website says so'}${
        parent.nature_of_control.length > 0 && `: ${parent.nature_of_control.map(words).join(', ')}`
      })</span></li>`,
  );
  return html`<section><h2>Group</h2><p>Parents, the nearest first. ${found.reason}</p><ol class="steps">${parents}</ol></section>`;
}

const ROLES: Record<string, string> = {
  group: 'same group',
  third_party: 'third party',
  agency: 'made the website',
};

function others({ entities_on_site: entities }: Answer): Html | null {
  const named = entities.filter(({ role }) => role !== 'operator');
  if (named.length === 0) return null;
  return html`<section><h2>Others that the website names</h2><ul>${named.map(
    ({ name, company_number, country, role }) =>
      html`<li><bdi>${name}</bdi>${company_number !== null && `, ${company_number}`}${country !== null && `, ${country}`}<span
class="quiet"> (${ROLES[role] ?? words(role)})</span></li>`,
  )}</ul></section>`;
}
