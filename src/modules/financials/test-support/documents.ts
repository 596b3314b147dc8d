/** A fact of a test document. */
export interface TestFact {
  tag: string;
  text: string;
  /**
   * `now` and `last` are the ends of the two periods, `year` and `before` the periods; others are added by
   * `contexts`.
   */
  context?: string;
  /** The text around the tag on the page. */
  before?: string;
  after?: string;
  attributes?: string;
}

export interface TestDocument {
  facts: TestFact[];
  /** Text facts, by tag. */
  said?: Record<string, string>;
  /** More contexts, by id: `['2025-12-31', { Dimension: 'Member' }]`; a period is `2025-01-01/2025-12-31`. */
  contexts?: Record<string, [period: string, dimensions: Record<string, string>]>;
  number?: string;
  /** The scheme and the identifier of the company in each context. */
  identifier?: readonly [scheme: string, identifier: string];
  currency?: string;
  core?: string;
  schema?: string;
  /** Put before the root element. */
  prolog?: string;
  /** Put at the end of the body. */
  tail?: string;
}

const YEAR = '2025-01-01/2025-12-31';
const BEFORE = '2024-01-01/2024-12-31';

/** A document with just these facts, in the shape that filing software writes. */
export function testDocument(options: TestDocument): string {
  const { facts, said = {}, number = '69147382', currency = 'GBP', prolog = '', tail = '' } = options;
  const identifier = options.identifier ?? ['x', '1'];
  const core = options.core ?? 'http://xbrl.frc.org.uk/fr/2023-01-01/core';
  const schema = options.schema ?? 'https://xbrl.frc.org.uk/FRS-102/2023-01-01/FRS-102-2023-01-01.xsd';
  const contexts = {
    now: ['2025-12-31', {}] as const,
    last: ['2024-12-31', {}] as const,
    year: [YEAR, {}] as const,
    before: [BEFORE, {}] as const,
    ...options.contexts,
  };
  const entity = {
    UKCompaniesHouseRegisteredNumber: number,
    BalanceSheetDate: '31 December 2025',
    StartDateForPeriodCoveredByReport: '2025-01-01',
    EndDateForPeriodCoveredByReport: '2025-12-31',
    ...said,
  };
  return `<?xml version="1.0" encoding="UTF-8"?>${prolog}
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:ix="http://www.xbrl.org/2008/inlineXBRL" xmlns:c="${core}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><body><div><ix:header>
<ix:hidden>${Object.entries(entity)
    .map(([tag, text]) => `<ix:nonNumeric name="c:${tag}" contextRef="year">${text}</ix:nonNumeric>`)
    .join('')}</ix:hidden>
<ix:references><link:schemaRef xlink:href="${schema}"/></ix:references>
<ix:resources>${Object.entries(contexts)
    .map(([id, [period, dimensions]]) => contextOf(id, { identifier, period, dimensions }))
    .join('')}
<xbrli:unit id="money"><xbrli:measure>iso4217:${currency}</xbrli:measure></xbrli:unit><xbrli:unit id="pure"><xbrli:measure>xbrli:pure</xbrli:measure></xbrli:unit></ix:resources></ix:header></div>
<table>${facts.map(rowOf).join('\n')}</table>${tail}</body></html>`;
}

interface TestContext {
  identifier: readonly [scheme: string, identifier: string];
  period: string;
  dimensions: Readonly<Record<string, string>>;
}

function contextOf(id: string, { identifier: [scheme, of], period, dimensions }: TestContext): string {
  const [start, end] = period.split('/');
  const when = end
    ? `<xbrli:startDate>${start}</xbrli:startDate><xbrli:endDate>${end}</xbrli:endDate>`
    : `<xbrli:instant>${start}</xbrli:instant>`;
  const members = Object.entries(dimensions).map(
    ([dimension, member]) =>
      `<xbrldi:explicitMember dimension="c:${dimension}">c:${member}</xbrldi:explicitMember>`,
  );
  return `<xbrli:context id="${id}"><xbrli:entity><xbrli:identifier scheme="${scheme}">${of}</xbrli:identifier><xbrli:segment>${members.join('')}</xbrli:segment></xbrli:entity><xbrli:period>${when}</xbrli:period></xbrli:context>`;
}

function rowOf({ tag, text, context = 'now', before = '', after = '', attributes = '' }: TestFact): string {
  const unit = /Employees/.test(tag) ? 'pure' : 'money';
  return `<tr><td>${tag}</td><td>${before}<ix:nonFraction name="c:${tag}" contextRef="${context}" unitRef="${unit}" ${attributes}>${text}</ix:nonFraction>${after}</td></tr>`;
}
