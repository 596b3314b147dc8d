import { type TSchema, Type } from '@sinclair/typebox';
import { Nullable, OneOf, Timestamp } from '../../platform/http/index.ts';
import { COMPANY_FIELDS, CompanyOut, RegistrationsOut } from '../register/index.ts';
import { FAILURES } from './crawl/site-failure.ts';

/** Requests and responses of the routes. The core builds the answers; a test compares them with these schemas. */

/** A field as it is elsewhere, and null where there is no company. */
const orNull = (schema: TSchema): TSchema => ('anyOf' in schema ? schema : Nullable(schema));

export const DomainIn = Type.Object(
  {
    domain: Type.String({
      description:
        'A domain, a URL or an e-mail address. The registrable domain in it is what is resolved: `www.` and other names under it are dropped.',
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
          'Read a website that could not be read (`scrape_failed`) again now, instead of waiting until that result expires. Counts against the same limits as any other call; other results are answered as without it.',
      }),
    ),
  },
  { title: 'ResolveRequest' },
);

export const JobIn = Type.Object({ job_id: Type.String({ description: 'As the 202 answer named it.' }) });

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
    description: 'A calibrated probability: of results at 0.97, 97% are right.',
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
  { title: 'PendingJob', description: 'A job that has no result: not yet, or never.' },
);

export const EvidenceOut = Type.Object(
  {
    kind: Type.String({ examples: ['company_number'] }),
    value: Type.String({ examples: ['73816452'] }),
    supports: Nullable(
      Type.String({
        description:
          'The company number it speaks for; null for an organisation that is not on the UK register.',
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
    weight: Type.Number({ description: 'In log-odds; below zero it speaks against the company.' }),
    source: Type.Optional(
      Type.String({
        description: 'Of `public_register`: the register. `page_sha256` is then that of the imported file.',
        examples: ['Care Quality Commission'],
      }),
    ),
    source_identifier: Type.Optional(Type.String({ description: 'The entry in that register.' })),
    source_row: Type.Optional(Nullable(Type.Integer({ description: 'The row of the imported file.' }))),
    attribution: Type.Optional(
      Type.String({ description: 'What the register’s licence asks to be shown with it.' }),
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
    would_settle: Type.String({ description: 'Which fact would decide it.' }),
  },
  { title: 'ReviewCandidate' },
);

const EntityOut = Type.Object(
  {
    name: Type.String(),
    company_number: Nullable(Type.String()),
    country: Nullable(Type.String({ description: 'Where it is registered, when that is not the UK.' })),
    role: OneOf(['operator', 'group', 'third_party', 'agency']),
  },
  { title: 'SiteEntity' },
);

export const DisclosuresOut = Type.Object(
  {
    legal_form: Type.String({ examples: ['private_limited_company'] }),
    complete: Type.Boolean({
      description: 'Every particular that applies is there and agrees with the register.',
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
            '`outdated`: a former name or office. `contradicts_register`: another number, office or part of the UK, or a company that is dissolved. An office of which only the postcode is printed is `missing`, with its quote.',
          ),
          quote: Nullable(Type.String({ description: 'The words on the page.', maxLength: 300 })),
          page_url: Nullable(Type.String()),
          regulation: Type.String({ description: 'The rule that asks for it; empty where none does.' }),
        },
        { title: 'Disclosure' },
      ),
    ),
  },
  {
    title: 'Disclosures',
    description:
      'The particulars that the law asks of the company’s website, as the pages that were read show them. This is no legal advice.',
  },
);

const ReviewDecisionOut = Type.Object(
  {
    decision: OneOf(['confirmed', 'rejected']),
    company_number: Nullable(Type.String({ description: 'Null: none of the companies is right.' })),
    decided_at: Timestamp(),
  },
  {
    title: 'ResolutionReview',
    description:
      'What the people of your account decided about this domain. It leaves `match_status` as it is.',
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
    reason: Type.String({ description: 'Why the operator and not a parent.' }),
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
      description: 'Whether reading it again may end otherwise; send `refresh: true` to do so at once.',
    }),
  },
  { title: 'SiteFailure', description: 'Why the website could not be read; null unless `scrape_failed`.' },
);

const ForeignOperatorOut = Type.Object(
  {
    name: Nullable(Type.String()),
    legal_form: Nullable(Type.String({ description: 'As printed.' })),
    country: Nullable(Type.String({ description: 'ISO 3166-1 alpha-2.' })),
    country_name: Nullable(Type.String({ description: 'In English.' })),
    registration: Nullable(
      Type.String({ description: 'Its number in a register of that country, as printed.' }),
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
          'One item a fact, strongest first. Of `no_match` and `non_uk_entity` the quotes that led to it.',
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
            'The day of the register’s record that this answer shows: company, disclosures, group and explanation are all of it.',
        }),
      ),
      charged: Charged,
      charge_reason: ChargeReasonOut,
      resolved_at: Timestamp('When the website was read.'),
      expires_at: Timestamp('Until when this result is used; after that the website is read again.'),
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
  { title: 'PartnerEnrichment', description: 'The result, flat.' },
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
    started_at: Nullable(Timestamp('Of the attempt under way.')),
    finished_at: Nullable(Timestamp()),
  },
  { title: 'JobProgress' },
);
