import { describe, expect, it } from 'vitest';
import type { Resolution } from '../../../src/client/index.ts';
import { describeAnswer } from './answer.ts';

const quoted = (fields: Partial<Resolution['evidence'][number]>) => ({
  ...{
    kind: 'company_number',
    value: '73816452',
    supports: '73816452',
    weight: 4,
    also_on: [],
    page_sha256: '',
  },
  ...{ page_url: 'https://tarnwickjoinery.test/', quote: 'Company number 73816452.', captured_at: '' },
  ...fields,
});
const COMPANY = {
  ...{
    company_number: '73816452',
    company_name: 'TARNWICK JOINERY LIMITED',
    company_status: 'voluntary-arrangement',
  },
  ...{ company_type: 'ltd', registered_postcode: 'LA8 7QU', registered_address: '20 Tannery Road, Kendal' },
  ...{ incorporated_on: '2012-03-14', financials: null },
};
const result = (fields: Partial<Resolution>): Resolution =>
  ({
    ...{
      match_status: 'no_match',
      match_confidence: null,
      company: null,
      evidence: [],
      review_candidates: [],
    },
    ...{ failure: null, foreign_operator: null, review: null, explanation: 'Why.', charged: false },
    ...fields,
  }) as Resolution;

describe('an answer', () => {
  it('says who is behind a site, how sure that is, and quotes what speaks for it, with the words marked', () => {
    const evidence = [
      quoted({}),
      quoted({ kind: 'company_name', value: 'number' }),
      quoted({ weight: -2, quote: 'Against it' }),
      quoted({ supports: '11111111', quote: 'Of another company' }),
      quoted({ value: 'Tarnwick Joinery', quote: '© TARNWICK JOINERY Ltd' }),
      quoted({ value: 'LA87QU', quote: 'Kendal LA8 7QU' }),
    ];
    const answer = describeAnswer(
      result({
        match_status: 'matched',
        company: COMPANY,
        match_confidence: 0.9987,
        evidence,
        charged: true,
      }),
    );
    expect(answer).toMatchObject({
      title: 'TARNWICK JOINERY LIMITED',
      sureness: '99.9% sure',
      companyNumber: '73816452',
      facts: [
        'Company 73816452 · voluntary arrangement · since 2012',
        'Private limited company',
        '20 Tannery Road, Kendal',
      ],
      cost: 'Cost 1 credit',
      note: null,
    });
    expect(answer.quotes.map(({ before, value, after }) => [before, value, after])).toEqual([
      ['Company number ', '73816452', '.'],
      ['© ', 'TARNWICK JOINERY', ' Ltd'],
      ['Kendal LA8 7QU', '', ''],
    ]);
  });

  it('lists the companies that need a review, and the decision of the account', () => {
    const candidate = { company_number: '11111111', company_name: 'ONE LIMITED', match_confidence: 0.5 };
    const answer = describeAnswer(
      result({
        match_status: 'needs_review',
        review_candidates: [candidate as Resolution['review_candidates'][number]],
        review: { decision: 'confirmed', company_number: '11111111', decided_at: '' },
      }),
    );
    expect(answer).toMatchObject({
      title: 'Perhaps ONE LIMITED',
      candidates: [{ number: '11111111', name: 'ONE LIMITED', sureness: '50.0%' }],
      facts: ['Your decision: company 11111111'],
      cost: 'Cost nothing',
    });
  });

  it.each<[string, Partial<Resolution>, string, string[]]>([
    [
      'from abroad',
      {
        match_status: 'non_uk_entity',
        foreign_operator: {
          ...{ name: 'Larch GmbH', legal_form: 'GmbH', country: 'DE', country_name: 'Germany' },
          ...{ registration: null, quote: '', page_url: '' },
        },
      },
      'Larch GmbH',
      ['GmbH · Germany'],
    ],
    [
      'that could not be read',
      {
        match_status: 'scrape_failed',
        failure: {
          code: 'timeout',
          message: 'It was too slow.',
          http_status: null,
          page_url: null,
          can_retry: true,
        },
      },
      'The website could not be read',
      ['It was too slow.'],
    ],
    ['without a company', {}, 'No UK company found', []],
    [
      'where nobody is right',
      { review: { decision: 'rejected', company_number: null, decided_at: '' } },
      'No UK company found',
      ['Your decision: none of the companies'],
    ],
  ])('states the result for a site %s', (_, fields, title, facts) => {
    expect(describeAnswer(result(fields))).toMatchObject({
      title,
      facts,
      sureness: null,
      companyNumber: null,
    });
  });
});
