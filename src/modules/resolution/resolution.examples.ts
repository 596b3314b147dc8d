import type { Static } from '@sinclair/typebox';
import { COMPANY_EXAMPLE } from '../register/index.ts';
import type { DomainIn, EvidenceOut, PendingJobOut, ProgressOut } from './resolution.schemas.ts';

/** Answers about a fictional company of the sandbox, for the API's description. */

const DOMAIN = 'tarnwickjoinery.test';
const JOB_ID = 'job_4f0c7m1x9e2k8d5t3h6q0w7r2y5b8n1a';

export const DOMAIN_EXAMPLE: Static<typeof DomainIn> = { domain: DOMAIN };

export const PENDING_EXAMPLE: Static<typeof PendingJobOut> = {
  status: 'pending',
  input_domain: DOMAIN,
  job_id: JOB_ID,
  charged: false,
  charge_reason: 'pending',
  status_url: `http://127.0.0.1:3000/v1/enrich/status/${JOB_ID}`,
  error_message: null,
};

export const PROGRESS_EXAMPLE: Static<typeof ProgressOut> = {
  job_id: JOB_ID,
  input_domain: DOMAIN,
  status: 'processing',
  stage: 'crawling',
  pages_read: 2,
  attempts: 1,
  created_at: '2026-03-03T08:19:54.000Z',
  started_at: '2026-03-03T08:19:55.000Z',
  finished_at: null,
};

const EVIDENCE_EXAMPLE: Static<typeof EvidenceOut> = {
  kind: 'company_number',
  value: COMPANY_EXAMPLE.company_number,
  supports: COMPANY_EXAMPLE.company_number,
  page_url: `https://${DOMAIN}/contact`,
  also_on: [`https://${DOMAIN}/`],
  quote: 'Registered in England and Wales, company number 73816452.',
  captured_at: '2026-03-03T08:19:57.000Z',
  page_sha256: '9f2c1d7a5b3e8046c1f7a2d95e6b3c8040e1d2f3a4b5c6d7e8f90a1b2c3d4e5f',
  weight: 7.4,
};

const {
  company_number,
  company_name,
  company_status,
  company_type,
  registered_postcode,
  registered_address,
  incorporated_on,
  financials,
} = COMPANY_EXAMPLE;

const TRADING_DISCLOSURES =
  'Company, Limited Liability Partnership and Business (Names and Trading Disclosures) Regulations 2015';
const DISCLOSED = {
  status: 'present' as const,
  quote: EVIDENCE_EXAMPLE.quote,
  page_url: EVIDENCE_EXAMPLE.page_url,
};
const DISCLOSURES_EXAMPLE = {
  legal_form: 'private_limited_company',
  complete: false,
  items: [
    {
      item: 'registered_number' as const,
      ...DISCLOSED,
      regulation: `${TRADING_DISCLOSURES}, regulation 25(2)(b)`,
    },
    {
      item: 'registered_office' as const,
      status: 'missing' as const,
      quote: null,
      page_url: null,
      regulation: `${TRADING_DISCLOSURES}, regulation 25(2)(c)`,
    },
  ],
};

const RESOLUTION_EXAMPLE = {
  status: 'completed' as const,
  input_domain: DOMAIN,
  job_id: JOB_ID,
  cached: false,
  match_status: 'matched' as const,
  match_confidence: 0.99,
  company: {
    company_number,
    company_name,
    company_status,
    company_type,
    registered_postcode,
    registered_address,
    incorporated_on,
    financials,
  },
  evidence: [EVIDENCE_EXAMPLE],
  review_candidates: [],
  entities_on_site: [{ name: company_name, company_number, country: null, role: 'operator' as const }],
  group: null,
  disclosures: DISCLOSURES_EXAMPLE,
  registrations: [],
  failure: null,
  foreign_operator: null,
  review: null,
  explanation: 'The website prints the company number 73816452 of TARNWICK JOINERY LIMITED.',
  as_of: '2026-03-03',
  charged: true,
  charge_reason: 'matched' as const,
  resolved_at: '2026-03-03T08:20:00.000Z',
  expires_at: '2026-04-02T08:20:00.000Z',
};

/** The fields that all outcomes without a company have in common. */
const WITHOUT_COMPANY = {
  ...RESOLUTION_EXAMPLE,
  match_confidence: null,
  company: null,
  evidence: [],
  entities_on_site: [],
  disclosures: null,
  as_of: null,
  charged: false,
};
const REFUSED = 'The website refused to be read: it answered with status 403 (Forbidden).';
const FAILED_EXAMPLE = {
  ...WITHOUT_COMPANY,
  input_domain: 'ironbeck.test',
  match_status: 'scrape_failed' as const,
  failure: {
    code: 'refused' as const,
    message: REFUSED,
    http_status: 403,
    page_url: 'https://ironbeck.test/',
    can_retry: true,
  },
  explanation: REFUSED,
  charge_reason: 'scrape_failed_free' as const,
};

const FOREIGN = {
  quote: 'Dijkzicht Bollen B.V., KvK 87654321, Lisse',
  page_url: 'https://dijkzicht.test/contact',
};
const FOREIGN_EXAMPLE = {
  ...WITHOUT_COMPANY,
  input_domain: 'dijkzicht.test',
  match_status: 'non_uk_entity' as const,
  match_confidence: 0.97,
  evidence: [
    {
      ...EVIDENCE_EXAMPLE,
      ...FOREIGN,
      kind: 'foreign_registration' as const,
      value: 'KvK 87654321',
      supports: null,
      also_on: [],
      weight: 4.1,
    },
  ],
  entities_on_site: [
    { name: 'Dijkzicht Bollen B.V.', company_number: null, country: 'NL', role: 'operator' as const },
  ],
  foreign_operator: {
    name: 'Dijkzicht Bollen B.V.',
    legal_form: 'B.V.',
    country: 'NL',
    country_name: 'Netherlands',
    registration: 'KvK 87654321',
    ...FOREIGN,
  },
  explanation: 'The website is run by Dijkzicht Bollen B.V., a company of the Netherlands.',
  charge_reason: 'non_uk_entity_free' as const,
};

/** The outcomes that differ in shape. */
export const RESOLUTION_EXAMPLES = {
  matched: { summary: 'A UK company runs the website', value: RESOLUTION_EXAMPLE },
  non_uk_entity: { summary: 'A company of another country runs it', value: FOREIGN_EXAMPLE },
  scrape_failed: { summary: 'The website could not be read', value: FAILED_EXAMPLE },
};

const ENRICHMENT_EXAMPLE = { ...RESOLUTION_EXAMPLE, company: COMPANY_EXAMPLE };
export const ENRICHMENT_EXAMPLES = {
  ...RESOLUTION_EXAMPLES,
  matched: { summary: RESOLUTION_EXAMPLES.matched.summary, value: ENRICHMENT_EXAMPLE },
};

const {
  company_type: _,
  registered_address: __,
  sic_codes: ___,
  previous_names: ____,
  financials: _____,
  ...flat
} = COMPANY_EXAMPLE;

export const PARTNER_EXAMPLE = {
  status: 'completed' as const,
  input_domain: DOMAIN,
  charged: true,
  charge_reason: 'matched' as const,
  result: { match_status: 'matched' as const, match_confidence: 0.99, ...flat, review_candidates: [] },
};
