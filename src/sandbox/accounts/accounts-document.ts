import { addDays } from '../world/days.ts';

/** The figures of a balance sheet, from which its totals follow. */
export interface BalanceSheet {
  fixedAssets: number;
  debtors: number;
  cash: number;
  creditorsWithinOneYear: number;
  creditorsAfterOneYear: number;
  employees: number;
  /** Larger companies publish these. */
  turnover?: number;
  profit?: number;
}

export interface AccountsOptions {
  companyNumber: string;
  companyName: string;
  start: string;
  end: string;
  current: BalanceSheet;
  /** The year before; none in the first accounts. */
  previous?: BalanceSheet;
  dormant?: boolean;
  website?: string;
}

const CORE = 'http://xbrl.frc.org.uk/fr/2025-01-01/core';
const BUSINESS = 'http://xbrl.frc.org.uk/cd/2025-01-01/business';
const SCHEMA = 'https://xbrl.frc.org.uk/FRS-102/2025-01-01/FRS-102-2025-01-01.xsd';
const MATURITY = 'core:MaturitiesOrExpirationPeriodsDimension';

/** The name that Companies House gives to a document in its files. */
export function accountsName({ companyNumber, end }: Pick<AccountsOptions, 'companyNumber' | 'end'>): string {
  return `Prod223_4321_${companyNumber}_${end.replaceAll('-', '')}.html`;
}

/** Accounts of a fictional company as inline XBRL: a page for people, in which the figures are tagged. */
export function makeAccounts(options: AccountsOptions): string {
  const { companyNumber, companyName, start, end, current, previous } = options;
  const previousEnd = addDays(start, -1);
  const years = [
    { id: 'cur', start, end, sheet: current },
    ...(previous ? [{ id: 'prev', start: yearBefore(start), end: previousEnd, sheet: previous }] : []),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:ix="http://www.xbrl.org/2013/inlineXBRL" xmlns:ixt="http://www.xbrl.org/inlineXBRL/transformation/2010-04-20" xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:xbrldi="http://xbrl.org/2006/xbrldi" xmlns:link="http://www.xbrl.org/2003/linkbase" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:iso4217="http://www.xbrl.org/2003/iso4217" xmlns:core="${CORE}" xmlns:bus="${BUSINESS}">
<head><title>${escapeText(companyName)}: accounts to ${end}</title>
<style>td { text-align: right } th { text-align: left }</style></head>
<body>
<div style="display:none"><ix:header>
<ix:hidden>
${hiddenFacts(options)}
</ix:hidden>
<ix:references><link:schemaRef xlink:type="simple" xlink:href="${SCHEMA}"/></ix:references>
<ix:resources>
${years.map((year) => contextsOf(companyNumber, year)).join('\n')}
<xbrli:unit id="GBP"><xbrli:measure>iso4217:GBP</xbrli:measure></xbrli:unit>
<xbrli:unit id="pure"><xbrli:measure>xbrli:pure</xbrli:measure></xbrli:unit>
</ix:resources>
</ix:header></div>
<h1><ix:nonNumeric name="bus:EntityCurrentLegalOrRegisteredName" contextRef="cur">${escapeText(companyName)}</ix:nonNumeric></h1>
<p>Registered number <ix:nonNumeric name="bus:UKCompaniesHouseRegisteredNumber" contextRef="cur">${companyNumber}</ix:nonNumeric></p>
${websiteLine(options.website)}
<h2>Balance sheet</h2>
<table>
<tr><th/>${years.map((year) => `<th>${year.end}</th>`).join('')}</tr>
${linesOf(years)}
</table>
</body></html>
`;
}

interface Year {
  id: string;
  start: string;
  end: string;
  sheet: BalanceSheet;
}

function hiddenFacts({ start, end, dormant = false }: AccountsOptions): string {
  const facts = {
    StartDateForPeriodCoveredByReport: start,
    EndDateForPeriodCoveredByReport: end,
    BalanceSheetDate: end,
  };
  return [
    ...Object.entries(facts).map(
      ([name, text]) => `<ix:nonNumeric name="bus:${name}" contextRef="cur-end">${text}</ix:nonNumeric>`,
    ),
    `<ix:nonNumeric name="bus:EntityDormantTruefalse" contextRef="cur">${dormant}</ix:nonNumeric>`,
    `<ix:nonNumeric name="bus:AccountsTypeFullOrAbbreviated" contextRef="cur-type"/>`,
  ].join('\n');
}

function websiteLine(website: string | undefined): string {
  if (website === undefined) return '';
  return `<p>Website: <ix:nonNumeric name="bus:WebsiteMainPageURL" contextRef="cur">${escapeText(website)}</ix:nonNumeric></p>`;
}

function contextsOf(number: string, { id, start, end }: Year): string {
  const duration = `<xbrli:startDate>${start}</xbrli:startDate><xbrli:endDate>${end}</xbrli:endDate>`;
  const instant = `<xbrli:instant>${end}</xbrli:instant>`;
  const context = (name: string, period: string, [dimension, member]: [string?, string?] = []) => {
    const segment = dimension
      ? `<xbrli:segment><xbrldi:explicitMember dimension="${dimension}">${member}</xbrldi:explicitMember></xbrli:segment>`
      : '';
    return `<xbrli:context id="${name}"><xbrli:entity><xbrli:identifier scheme="http://www.companieshouse.gov.uk/">${number}</xbrli:identifier>${segment}</xbrli:entity><xbrli:period>${period}</xbrli:period></xbrli:context>`;
  };
  return [
    context(id, duration),
    context(`${id}-end`, instant),
    context(`${id}-within`, instant, [MATURITY, 'core:WithinOneYear']),
    context(`${id}-after`, instant, [MATURITY, 'core:AfterOneYear']),
    context(`${id}-type`, duration, ['bus:AccountsTypeDimension', 'bus:FullAccounts']),
  ].join('\n');
}

/** A line of the balance sheet: its words, its tag, its context and its amount. */
type Line = [
  words: string,
  tag: string,
  context: string,
  amount: (sheet: BalanceSheet) => number | undefined,
];

const currentAssets = ({ debtors, cash }: BalanceSheet) => debtors + cash;
const netCurrent = (sheet: BalanceSheet) => currentAssets(sheet) - sheet.creditorsWithinOneYear;
const lessCurrent = (sheet: BalanceSheet) => sheet.fixedAssets + netCurrent(sheet);
const netAssetsOf = (sheet: BalanceSheet) => lessCurrent(sheet) - sheet.creditorsAfterOneYear;

const LINES: readonly Line[] = [
  ['Turnover', 'TurnoverRevenue', '', ({ turnover }) => turnover],
  ['Profit for the year', 'ProfitLoss', '', ({ profit }) => profit],
  ['Fixed assets', 'FixedAssets', '-end', ({ fixedAssets }) => fixedAssets],
  ['Debtors', 'Debtors', '-end', ({ debtors }) => debtors],
  ['Cash at bank and in hand', 'CashBankOnHand', '-end', ({ cash }) => cash],
  ['Current assets', 'CurrentAssets', '-end', currentAssets],
  [
    'Creditors: due within one year',
    'Creditors',
    '-within',
    ({ creditorsWithinOneYear }) => creditorsWithinOneYear,
  ],
  ['Net current assets', 'NetCurrentAssetsLiabilities', '-end', netCurrent],
  ['Total assets less current liabilities', 'TotalAssetsLessCurrentLiabilities', '-end', lessCurrent],
  [
    'Creditors: due after one year',
    'Creditors',
    '-after',
    ({ creditorsAfterOneYear }) => creditorsAfterOneYear,
  ],
  ['Net assets', 'NetAssetsLiabilities', '-end', netAssetsOf],
  ['Shareholders’ funds', 'Equity', '-end', netAssetsOf],
];

function linesOf(years: readonly Year[]): string {
  const rows = LINES.flatMap(([words, tag, context, amount]) => {
    if (years.every(({ sheet }) => amount(sheet) === undefined)) return [];
    const cells = years.map(({ id, sheet }) => `<td>${money(tag, `${id}${context}`, amount(sheet))}</td>`);
    return `<tr><th>${words}</th>${cells.join('')}</tr>`;
  });
  const employees = years.map(
    ({ id, sheet }) =>
      `<td><ix:nonFraction name="core:AverageNumberEmployeesDuringPeriod" contextRef="${id}" unitRef="pure" decimals="0">${sheet.employees}</ix:nonFraction></td>`,
  );
  return [...rows, `<tr><th>Average number of employees</th>${employees.join('')}</tr>`].join('\n');
}

/**
 * As accounting software writes a negative amount: brackets outside the tag, and the sign as an attribute.
 */
function money(tag: string, context: string, amount: number | undefined): string {
  if (amount === undefined) return '';
  const fact = `<ix:nonFraction name="core:${tag}" contextRef="${context}" unitRef="GBP" decimals="0" format="ixt:numcommadot"${amount < 0 ? ' sign="-"' : ''}>${Math.abs(amount).toLocaleString('en-GB')}</ix:nonFraction>`;
  return amount < 0 ? `(${fact})` : fact;
}

function yearBefore(day: string): string {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
