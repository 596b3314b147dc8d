import { Type } from '@sinclair/typebox';
import { Nullable, OneOf, Timestamp } from '../../platform/http/index.ts';
import { COMPANY_FIELDS } from '../register/index.ts';
import { EvidenceOut, ReviewCandidateOut } from '../resolution/index.ts';
import { SignalOut } from '../signals/index.ts';

/** No name on the register is longer. */
const NAME_MAX = 200;

export const CompanyIn = Type.Object({
  company_number: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'In any spelling: `01234567`, `1234567`, `sc89839`. Takes precedence over a name.',
      examples: ['01234567'],
    }),
  ),
  company_name: Type.Optional(
    Type.String({
      maxLength: NAME_MAX,
      description:
        'With or without its legal form. When it fits several companies they are listed, and nothing is searched for.',
      examples: ['Fernhollow Kites Limited'],
    }),
  ),
  refresh: Type.Optional(Type.Boolean({ default: false, description: 'Search again, whatever is known.' })),
});

export const SearchJobIn = Type.Object({ job_id: Type.String({ description: 'As `status_url` names it.' }) });

const ReverseDomainOut = Type.Object({
  status: OneOf(
    ['verified', 'pending', 'processing', 'not_found', 'failed'],
    '`verified`: the site itself names the company. `pending`, `processing`: ask again, or poll `status_url`. `not_found`: no website said so, or no company was chosen yet. `failed`: the search could not be made.',
  ),
  domain: Nullable(Type.String({ examples: ['fernhollow-kites.co.uk'] })),
  url: Nullable(Type.String()),
  match_confidence: Nullable(Type.Number({ minimum: 0, maximum: 1 })),
  evidence: Type.Array(EvidenceOut),
  candidates_tried: Type.Integer({ description: 'Domains looked up by this search so far.' }),
  candidates: Type.Array(
    Type.Object({
      domain: Type.String(),
      url: Type.String(),
      match_confidence: Type.Number(),
      verified_at: Timestamp(),
    }),
    { description: 'Further domains that were verified as well.' },
  ),
  verified_at: Nullable(Timestamp()),
  status_url: Nullable(
    Type.String({ description: 'Poll this address; null when no search of yours is behind the answer.' }),
  ),
});

export const CompanyAnswerOut = Type.Object({
  company: Nullable(Type.Object(COMPANY_FIELDS)),
  signals: Type.Array(SignalOut, { maxItems: 20, description: 'Newest first.' }),
  reverse_domain: ReverseDomainOut,
  review_candidates: Type.Array(ReviewCandidateOut, {
    maxItems: 5,
    description: 'When the name fits several companies; best first.',
  }),
  charged: Type.Boolean({ description: 'Whether this cost the account a credit.' }),
  charge_reason: OneOf(
    ['verified', 'already_charged', 'not_verified_free', 'needs_review_free', 'job_failed_free', 'pending'],
    '`already_charged`: this account paid for this company, or for one of its websites, in the last 30 days.',
  ),
  note: Nullable(
    Type.String({
      description:
        'What else there is to know: that number and name disagree, or that the company is dissolved.',
    }),
  ),
});
