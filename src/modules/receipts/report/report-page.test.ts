import { describe, expect, it } from 'vitest';
import type { Report } from './report.ts';
import { reportPage } from './report-page.ts';

const AT = '2026-03-03T08:15:41.000Z';
const HOSTILE = `</bdi></style><script>alert("x")</script><img src=x onerror='alert(1)'>`;
const NUMBER = '73816452';

const COMPANY = {
  company_number: NUMBER,
  company_name: 'TARNWICK JOINERY LIMITED',
  company_status: 'active',
  company_type: 'ltd',
  registered_postcode: 'LA1 1AA',
  registered_address: '4 Quay Street, Tarnwick, LA1 1AA',
  incorporated_on: '2014-05-12',
  accounts_next_due: '2026-12-31',
  accounts_overdue: false,
  confirmation_next_due: null,
  confirmation_overdue: null,
  has_insolvency_history: null,
  has_active_charges: true,
  recent_director_resignation: null,
  sic_codes: ['43320'],
  financials: {
    period_end: '2025-03-31',
    currency: 'GBP',
    turnover: null,
    profit_loss: -1200,
    net_assets: 184_250,
    cash: null,
    employees: 9,
    dormant: false,
  },
  previous_names: [{ name: 'TARNWICK STAIRS LIMITED', ceased_on: '2016-02-01' }],
} as unknown as NonNullable<Report['answer']['company']>;

const QUOTE = {
  kind: 'company_number' as const,
  value: NUMBER,
  supports: NUMBER,
  quote: 'Tarnwick Joinery Limited, company number 73816452.',
  page_url: 'https://tarnwickjoinery.test/contact',
  page_sha256: 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9',
  start: 412,
  end: 495,
  captured_at: AT,
};

function reportOf(changes: Partial<Report['answer']> = {}, rest: Partial<Report> = {}): Report {
  const answer: Report['answer'] = {
    status: 'completed',
    input_domain: 'tarnwickjoinery.test',
    match_status: 'matched',
    match_confidence: 0.99,
    company: COMPANY,
    evidence: [{ ...QUOTE, also_on: ['https://tarnwickjoinery.test/'], weight: 8 }],
    review_candidates: [],
    entities_on_site: [{ name: 'Pixel Works Ltd', company_number: null, country: null, role: 'agency' }],
    group: {
      parents: [
        {
          company_number: '61549273',
          company_name: 'TARNWICK HOLDINGS PLC',
          nature_of_control: ['ownership-of-shares-75-to-100-percent'],
          since: '2020-02-03',
          source: 'psc',
          named_on_site: false,
        },
      ],
      reason: 'The pages print the number of the operator.',
    },
    disclosures: {
      legal_form: 'company',
      complete: false,
      items: [
        {
          item: 'registered_office',
          status: 'missing',
          quote: 'Tarnwick LA1 1AA',
          page_url: QUOTE.page_url,
          regulation: 'Trading Disclosures Regulations 2015, regulation 25(2)',
        },
      ],
    },
    registrations: [],
    failure: null,
    foreign_operator: null,
    explanation: 'The site prints the number of TARNWICK JOINERY LIMITED.',
    as_of: '2026-03-01',
    resolved_at: AT,
    expires_at: AT,
    ...changes,
  };
  return {
    answer,
    review: null,
    givenAt: new Date(AT),
    email: 'ada@example.org',
    actor: 'CRM key',
    madeAt: new Date('2026-03-04T09:00:00.000Z'),
    receipt: 'eyJhbGciOiJFZERTQSJ9.eyJ2ZXJzaW9uIjoxfQ.c2lnbmF0dXJl',
    payload: {
      version: 1,
      iss: 'https://domesday.example.com',
      iat: 1_772_525_742,
      domain: answer.input_domain,
      verdict: answer,
      company: answer.company,
      quotes: answer.evidence.length > 0 ? [QUOTE] : [],
      resolved_at: AT,
      register_date: '2026-03-01',
      model_version: 'v2',
    },
    ...rest,
  };
}

const textOf = (page: string) =>
  page
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ');

describe('a report', () => {
  it('says who asked, when, the answer, the quotes with page and hash, record, particulars, group, and how to verify it', () => {
    const text = textOf(reportPage(reportOf()));
    for (const part of [
      'Report made forada@example.org, by CRM key Answer',
      'Answer last given3 March 2026, 08:15 UTC',
      '4 March 2026, 09:00 UTC',
      'TARNWICK JOINERY LIMITED',
      '99.0% sure',
      '“Tarnwick Joinery Limited, company number 73816452.”',
      'https://tarnwickjoinery.test/contact, characters 412 to 495',
      'Also on https://tarnwickjoinery.test/',
      QUOTE.page_sha256,
      'The register’s record of 1 March 2026',
      'TypePrivate limited company',
      'Incorporated12 May 2014',
      'Figuresloss -£1,200, net assets £184,250, employees 9 (accounts to 31 March 2025)',
      'TARNWICK STAIRS LIMITED (until 1 February 2016)',
      'registered office missing',
      'regulation 25(2)',
      'Required by the Trading Disclosures Regulations 2015.',
      'TARNWICK HOLDINGS PLC, 61549273, since 3 February 2020',
      'Pixel Works Ltd (made the website)',
      'data about insolvency, officers, the next confirmation statement',
      'eyJhbGciOiJFZERTQSJ9.eyJ2ZXJzaW9uIjoxfQ.c2lnbmF0dXJl',
      'https://domesday.example.com/.well-known/jwks.json',
    ])
      expect(text).toContain(part);
  });

  it.each([
    ['needs_review', 'a person has to check', 'Nobody has decided it yet'],
    ['no_match', 'No UK company found', 'does not mean that no UK company runs it'],
    ['scrape_failed', 'could not be read', 'Nothing of the website was read'],
  ] as const)('says so if it is of %s, and what is not known', (status, headline, unknown) => {
    const nobody = { company: null, match_confidence: null, evidence: [], group: null, disclosures: null };
    const text = textOf(reportPage(reportOf({ ...nobody, match_status: status })));
    expect(text).toContain(headline);
    expect(text).toContain(unknown);
    expect(text).toContain('There are no quotes');
    expect(text).not.toContain('The register’s record');
  });

  it('names the operator of a website from abroad', () => {
    const foreign_operator = {
      name: 'Muster GmbH',
      legal_form: 'GmbH',
      country: 'DE',
      country_name: 'Germany',
      registration: 'HRB 1',
      quote: 'Muster GmbH',
      page_url: 'https://muster.test/',
    };
    const text = textOf(
      reportPage(reportOf({ match_status: 'non_uk_entity', company: null, foreign_operator })),
    );
    expect(text).toContain('Muster GmbH GmbH, Germany, HRB 1');
  });

  it('has the account’s own decision', () => {
    const review = { decision: 'confirmed' as const, company_number: NUMBER, decided_at: AT };
    expect(textOf(reportPage(reportOf({}, { review })))).toContain(`it is company number ${NUMBER}.`);
  });

  it('escapes every text of websites, the register and users', () => {
    const page = reportPage(
      reportOf(
        {
          explanation: HOSTILE,
          company: { ...COMPANY, company_name: HOSTILE, registered_address: HOSTILE },
          evidence: [
            {
              ...QUOTE,
              quote: HOSTILE,
              value: HOSTILE,
              page_url: 'javascript:alert(1)',
              also_on: [HOSTILE],
              weight: 1,
            },
          ],
          entities_on_site: [
            { name: HOSTILE, company_number: HOSTILE, country: HOSTILE, role: 'third_party' },
          ],
          failure: { code: 'refused', message: HOSTILE, http_status: 403, page_url: null, can_retry: true },
          group: { parents: [], reason: HOSTILE },
        },
        { actor: HOSTILE },
      ),
    );
    const hostileQuote = reportPage({
      ...reportOf(),
      payload: {
        ...reportOf().payload,
        quotes: [{ ...QUOTE, quote: HOSTILE, page_url: `javascript:alert(1)//${HOSTILE}` }],
      },
    });
    for (const written of [page, hostileQuote]) {
      expect(written).not.toMatch(/<script|<img|href="javascript|onerror='/i);
      expect(written).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;');
      expect(written.match(/<\/style>/g)).toHaveLength(1);
    }
  });
});
