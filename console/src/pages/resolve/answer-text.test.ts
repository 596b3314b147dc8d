import { describe, expect, it } from 'vitest';
import { describeCompany, describeConfidence, describeParticulars, searchWordsOf } from './answer-text.ts';

const COMPANY = {
  company_number: '73816452',
  company_name: 'TARNWICK JOINERY LIMITED',
  company_status: 'active',
  company_type: 'ltd',
  registered_postcode: 'LA9 4XX',
  registered_address: '4 Mill Lane, Kendal, LA9 4XX',
  incorporated_on: '2012-03-14',
  financials: {
    ...{ period_end: '2025-03-31', currency: 'GBP', turnover: null, profit_loss: null },
    ...{ net_assets: 184_250, cash: 41_900, employees: 9, dormant: false },
  },
};
const item = (name: string, status: string) =>
  ({ item: name, status, quote: null, page_url: null, regulation: '' }) as never;

describe('an answer in words', () => {
  it.each([
    [0.999, 'Almost certain, 99.9%'],
    [0.96, 'Very likely, 96.0%'],
    [0.85, 'Likely, 85.0%'],
    [0.463, 'Uncertain, 46.3%'],
    [0, 'Uncertain, 0.0%'],
  ])('says how sure %f is', (value, text) => {
    expect(describeConfidence(value, 'matched')).toBe(text);
  });

  it('says what a company is, since when and where, and leaves out what is not known', () => {
    expect(describeCompany(COMPANY).join(' · ')).toBe(
      'Private limited company · since 14 Mar 2012 · 4 Mill Lane, Kendal, LA9 4XX',
    );
    const unknown = {
      ...COMPANY,
      registered_address: null,
      registered_postcode: null,
      incorporated_on: null,
    };
    expect(describeCompany(unknown)).toEqual(['Private limited company']);
  });

  it('puts what is wrong with the particulars first', () => {
    const items = [
      item('registered_name', 'present'),
      item('registered_office', 'outdated'),
      item('registered_number', 'missing'),
      item('charity_status', 'not_applicable'),
    ];
    expect(describeParticulars({ legal_form: 'x', complete: false, items })).toBe(
      'registered office outdated, number missing; name present',
    );
    expect(describeParticulars({ legal_form: 'x', complete: true, items: items.slice(0, 1) })).toBe(
      'complete',
    );
    expect(describeParticulars({ legal_form: 'x', complete: true, items: [] })).toContain(
      'nothing is checked',
    );
  });

  it('says how the best candidate fits where a person must decide', () => {
    expect(describeConfidence(0.996, 'needs_review')).toBe('Best candidate 99.6%');
  });

  it.each([
    ['acme-widgets.co.uk', 'acme widgets'],
    ['acme.com', 'acme'],
    ['shop.acme.org.uk', 'shop acme'],
  ])('makes words to search for of %s', (domain, text) => {
    expect(searchWordsOf(domain)).toBe(text);
  });
});
