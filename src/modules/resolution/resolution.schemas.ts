/**
 * Requests and responses of the routes. The core builds the answers; a test compares them with these schemas.
 */
import { type TSchema, Type } from '@sinclair/typebox';
import { Nullable, OneOf, Timestamp } from '../../platform/http/index.ts';
import { COMPANY_FIELDS, CompanyOut, RegistrationsOut } from '../register/index.ts';
import { FAILURES } from './crawl/site-failure.ts';

/** A field as it is elsewhere, and null where there is no company. */
const orNull = (schema: TSchema): TSchema => ('anyOf' in schema ? schema : Nullable(schema));

export const DomainIn = Type.Object(
  {
    domain: Type.String({
      description:
        'A domain, a URL or an e-mail address. Its registrable domain is resolved: `www.` and other subdomains are dropped.',
      examples: ['tarnwickjoinery.test', 'https://www.tarnwickjoinery.test/contact'],
    }),
  },
  { title: 'DomainRequest' },
);

/** The request of the routes whose answer shows why a website could not be read. */
export const ResolveIn = Type.Object(
  {
    ...DomainIn.properties,
    refresh: Type.Optional(
      Type.Boolean({
        description:
          'Read a website that could not be read (`scrape_failed`) again now, without waiting until that result expires. Counts against the same limits as any other call; has no effect on other results.',
      }),
    ),
  },
  { title: 'ResolveRequest' },
);

export const JobIn = Type.Object({ job_id: Type.String({ description: 'The `job_id` of the 202 answer.' }) });

const JobId = Type.String({ examples: ['job_4f0c7m1x9e2k8d5t3h6q0w7r2y5b8n1a'] });
const InputDomain = Type.String({
  description: 'The domain, normalised.',
  examples: ['tarnwickjoinery.test'],
});
const MatchStatusOut = OneOf(['matched', 'needs_review', 'no_match', 'non_uk_entity', 'scrape_failed'], {
  title: 'MatchStatus',
});
const Charged = Type.Boolean({ description: 'Whether this cost the account a credit.' });
const ChargeReasonOut = OneOf(
  [
    'matched',
    'already_charged',
    'needs_review_free',
    'no_match_free',
    'non_uk_entity_free',
    'scrape_failed_free',
    'job_failed_free',
    'pending',
  ],
  {
    title: 'ChargeReason',
    description:
      '`already_charged`: this account paid for this domain, or for its company’s website, in the last 30 days.',
  },
);
const Confidence = Nullable(
  Type.Number({
    minimum: 0,
    maximum: 1,
    description: 'A calibrated probability: 97% of the results at 0.97 are right.',
    examples: [0.99],
  }),
);

export const PendingJobOut = Type.Object(
  {
    status: OneOf(['pending', 'processing', 'failed']),
    input_domain: InputDomain,
    job_id: JobId,
    charged: Charged,
    charge_reason: ChargeReasonOut,
    status_url: Type.String({ description: 'Poll this address.' }),
    error_message: Nullable(Type.String({ description: 'Why the job failed.' })),
  },
  { title: 'PendingJob', description: 'A job without a result: it has not ended, or it failed.' },
);

export const EvidenceOut = Type.Object(
  {
    kind: Type.String({ examples: ['company_number'] }),
    value: Type.String({ examples: ['73816452'] }),
    supports: Nullable(
      Type.String({
        description:
          'The company number it supports; null for an organisation that is not on the UK register.',
      }),
    ),
    page_url: Type.String(),
    also_on: Type.Array(Type.String(), { description: 'Other pages with the same fact.' }),
    quote: Type.String({
      description: 'The words on that page, so that a person can find them again.',
      maxLength: 300,
    }),
    captured_at: Timestamp(),
    page_sha256: Type.String(),
    weight: Type.Number({ description: 'In log-odds; below zero it counts against the company.' }),
    source: Type.Optional(
      Type.String({
        description:
          'The name of the register, for evidence of the kind `public_register`. `page_sha256` is then the hash of the imported file.',
        examples: ['Care Quality Commission'],
      }),
    ),
    source_identifier: Type.Optional(Type.String({ description: 'The entry in that register.' })),
    source_row: Type.Optional(Nullable(Type.Integer({ description: 'The row of the imported file.' }))),
    attribution: Type.Optional(
      Type.String({ description: 'The attribution that the register’s licence requires.' }),
    ),
  },
  { title: 'Evidence' },
);

export const ReviewCandidateOut = Type.Object(
  {
    company_number: Type.String(),
    company_name: Type.String(),
    company_status: Type.String(),
    registered_postcode: Nullable(Type.String()),
    incorporated_on: Nullable(Type.String({ format: 'date' })),
    match_confidence: Type.Number(),
    reasons: Type.Array(Type.String()),
    would_settle: Type.String({ description: 'The fact that would decide it.' }),
  },
  { title: 'ReviewCandidate' },
);

const EntityOut = Type.Object(
  {
    name: Type.String(),
    company_number: Nullable(Type.String()),
    country: Nullable(
      Type.String({ description: 'The country where it is registered, if that is not the UK.' }),
    ),
    role: OneOf(['operator', 'group', 'third_party', 'agency']),
  },
  { title: 'SiteEntity' },
);

export const DisclosuresOut = Type.Object(
  {
    legal_form: Type.String({ examples: ['private_limited_company'] }),
    complete: Type.Boolean({
      description: 'Whether every particular that applies is on the website and agrees with the register.',
    }),
    items: Type.Array(
      Type.Object(
        {
          item: OneOf([
            'registered_name',
            'registered_number',
            'place_of_registration',
            'registered_office',
            'charity_status',
            'regulator_number',
          ]),
          status: OneOf(
            ['present', 'missing', 'outdated', 'contradicts_register', 'not_applicable'],
            '`outdated`: a former name or office. `contradicts_register`: another number, office or part of the UK, or a company that is dissolved or has left the register. If only the postcode of an office is printed, it is `missing`, with the quote.',
          ),
          quote: Nullable(Type.String({ description: 'The words on the page.', maxLength: 300 })),
          page_url: Nullable(Type.String()),
          regulation: Type.String({ description: 'The rule that requires it; empty if none does.' }),
        },
        { title: 'Disclosure' },
      ),
    ),
  },
  {
    title: 'Disclosures',
    description:
      'The particulars that the law requires on the company’s website, as found on the pages that were read. This is not legal advice.',
  },
);

const ReviewDecisionOut = Type.Object(
  {
    decision: OneOf(['confirmed', 'rejected']),
    company_number: Nullable(Type.String({ description: 'Null if none of the companies is right.' })),
    decided_at: Timestamp(),
  },
  {
    title: 'ResolutionReview',
    description: 'What a user of your account decided about this domain. It does not change `match_status`.',
  },
);

const SiteGroupOut = Type.Object(
  {
    parents: Type.Array(
      Type.Object(
        {
          company_number: Nullable(
            Type.String({ description: 'Null for an owner abroad or on no register.' }),
          ),
          company_name: Type.String(),
          nature_of_control: Type.Array(Type.String()),
          since: Nullable(Type.String({ format: 'date' })),
          source: OneOf(
            ['psc', 'site'],
            '`psc`: filed as a person with significant control; `site`: only the website calls it a parent.',
          ),
          named_on_site: Type.Boolean({ description: 'Whether the website names it.' }),
        },
        { title: 'SiteParent' },
      ),
      { description: 'Nearest first.' },
    ),
    reason: Type.String({ description: 'Why the company is the operator and not a parent.' }),
  },
  { title: 'SiteGroup', description: 'The companies that own the operator; null when none is known.' },
);

const FailureOut = Type.Object(
  {
    code: OneOf(
      Object.keys(FAILURES) as (keyof typeof FAILURES)[],
      '`refused`: status 401, 403 or 429, or a page that checks for robots. `robots`: robots.txt asks crawlers to stay away.',
    ),
    message: Type.String({ description: 'One sentence for a person.' }),
    http_status: Nullable(Type.Integer()),
    page_url: Nullable(Type.String()),
    can_retry: Type.Boolean({
      description: 'Whether reading the website again may succeed; send `refresh: true` to do so at once.',
    }),
  },
  { title: 'SiteFailure', description: 'Why the website could not be read; null unless `scrape_failed`.' },
);

const ForeignOperatorOut = Type.Object(
  {
    name: Nullable(Type.String()),
    legal_form: Nullable(Type.String({ description: 'The legal form as printed.' })),
    country: Nullable(Type.String({ description: 'The country’s code of ISO 3166-1 alpha-2.' })),
    country_name: Nullable(Type.String({ description: 'The country’s English name.' })),
    registration: Nullable(
      Type.String({ description: 'The number in a register of that country, as printed.' }),
    ),
    quote: Type.String({ maxLength: 300 }),
    page_url: Type.String(),
  },
  { title: 'ForeignOperator', description: 'Who runs the website abroad; null unless `non_uk_entity`.' },
);

const RESOLVED_COMPANY = {
  company_number: COMPANY_FIELDS.company_number,
  company_name: COMPANY_FIELDS.company_name,
  company_status: COMPANY_FIELDS.company_status,
  company_type: COMPANY_FIELDS.company_type,
  registered_postcode: COMPANY_FIELDS.registered_postcode,
  registered_address: COMPANY_FIELDS.registered_address,
  incorporated_on: COMPANY_FIELDS.incorporated_on,
  financials: COMPANY_FIELDS.financials,
};

function resolutionOf(company: TSchema, options: { title: string; description: string }) {
  return Type.Object(
    {
      status: Type.Literal('completed'),
      input_domain: InputDomain,
      job_id: Nullable(JobId),
      cached: Type.Boolean({ description: 'Whether the result was known before you asked.' }),
      match_status: MatchStatusOut,
      match_confidence: Confidence,
      company: Nullable(company),
      evidence: Type.Array(EvidenceOut, {
        description:
          'One item per fact, strongest first. For `no_match` and `non_uk_entity`: the quotes that led to it.',
      }),
      review_candidates: Type.Array(ReviewCandidateOut, { maxItems: 5, description: 'Best first.' }),
      entities_on_site: Type.Array(EntityOut, {
        description: 'Every company that the pages name, with its role.',
      }),
      group: Nullable(SiteGroupOut),
      disclosures: Nullable(DisclosuresOut),
      registrations: RegistrationsOut,
      failure: Nullable(FailureOut),
      foreign_operator: Nullable(ForeignOperatorOut),
      review: Nullable(ReviewDecisionOut),
      explanation: Type.String(),
      as_of: Nullable(
        Type.String({
          format: 'date',
          description:
            'The day of the register’s record behind this answer: company, disclosures, group and explanation all come from it.',
        }),
      ),
      charged: Charged,
      charge_reason: ChargeReasonOut,
      resolved_at: Timestamp('When the website was read.'),
      expires_at: Timestamp('When this result expires; after that the website is read again.'),
    },
    options,
  );
}

export const ResolutionOut = resolutionOf(Type.Object(RESOLVED_COMPANY, { title: 'CompanySummary' }), {
  title: 'Resolution',
  description: 'The company behind the domain, and the evidence on its website.',
});
export const EnrichmentOut = resolutionOf(CompanyOut, {
  title: 'Enrichment',
  description: 'The company behind the domain, with everything known about it.',
});
/** Shows whichever of the two was asked for. */
export const JobOut = Type.Union([PendingJobOut, EnrichmentOut, ResolutionOut]);

const PARTNER_RESULT = {
  match_status: MatchStatusOut,
  company_name: orNull(COMPANY_FIELDS.company_name),
  company_number: orNull(COMPANY_FIELDS.company_number),
  company_status: orNull(COMPANY_FIELDS.company_status),
  registered_postcode: COMPANY_FIELDS.registered_postcode,
  incorporated_on: COMPANY_FIELDS.incorporated_on,
  match_confidence: Confidence,
  accounts_type: COMPANY_FIELDS.accounts_type,
  accounts_next_due: COMPANY_FIELDS.accounts_next_due,
  accounts_overdue: COMPANY_FIELDS.accounts_overdue,
  accounts_days_until_due: COMPANY_FIELDS.accounts_days_until_due,
  confirmation_next_due: COMPANY_FIELDS.confirmation_next_due,
  confirmation_overdue: COMPANY_FIELDS.confirmation_overdue,
  confirmation_days_until_due: COMPANY_FIELDS.confirmation_days_until_due,
  has_insolvency_history: COMPANY_FIELDS.has_insolvency_history,
  current_insolvency_status: COMPANY_FIELDS.current_insolvency_status,
  has_active_charges: COMPANY_FIELDS.has_active_charges,
  last_charge_date: COMPANY_FIELDS.last_charge_date,
  days_since_last_charge: COMPANY_FIELDS.days_since_last_charge,
  recent_director_resignation: COMPANY_FIELDS.recent_director_resignation,
  last_director_change_date: COMPANY_FIELDS.last_director_change_date,
  days_since_last_director_change: COMPANY_FIELDS.days_since_last_director_change,
  recent_resignations: COMPANY_FIELDS.recent_resignations,
  review_candidates: Type.Array(ReviewCandidateOut, { maxItems: 5, description: 'Best first.' }),
};

export const PartnerOut = Type.Object(
  {
    status: Type.Literal('completed'),
    input_domain: InputDomain,
    charged: Charged,
    charge_reason: ChargeReasonOut,
    result: Type.Object(PARTNER_RESULT, { title: 'PartnerResult' }),
  },
  { title: 'PartnerEnrichment', description: 'The result as one flat object.' },
);
export const PartnerJobOut = Type.Union([PendingJobOut, PartnerOut]);

export const ProgressOut = Type.Object(
  {
    job_id: JobId,
    input_domain: InputDomain,
    status: OneOf(['pending', 'processing', 'completed', 'failed']),
    stage: OneOf(['queued', 'crawling', 'reading', 'matching', 'done'], 'What is being done right now.'),
    pages_read: Type.Integer(),
    attempts: Nullable(Type.Integer({ description: 'Null once the job has ended.' })),
    created_at: Timestamp(),
    started_at: Nullable(Timestamp('When the current attempt began.')),
    finished_at: Nullable(Timestamp()),
  },
  { title: 'JobProgress' },
);
