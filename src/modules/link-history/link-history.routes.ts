import { Type } from '@sinclair/typebox';
import {
  type AppInstance,
  accountIdOf,
  errorResponses,
  Nullable,
  OneOf,
  Timestamp,
  withExample,
} from '../../platform/http/index.ts';
import { CompanyProfileIn } from '../register/index.ts';
import { EvidenceOut } from '../resolution/index.ts';
import type { LinkHistory } from './index.ts';

const PERIOD = {
  status: OneOf(['current', 'ended']),
  locked: Type.Boolean({
    description:
      'True for a current link that your account has not paid for in the last 30 days: the link exists, but its other end is not shown.',
  }),
  valid_from: Timestamp('The time of the first reading of the website that named the company.'),
  valid_to: Nullable(
    Timestamp('The time of the reading that found otherwise; null while the link is current.'),
  ),
  ended_by: Nullable(
    OneOf(
      ['operator_changed', 'no_longer_named', 'in_doubt'],
      'What that reading found: another operator, no company, or several that are possible.',
    ),
  ),
};

export const CompanyWebsitesOut = Type.Object(
  {
    company_number: Type.String(),
    websites: Type.Array(
      Type.Object(
        {
          domain: Nullable(Type.String({ description: 'Null if `locked`.' })),
          ...PERIOD,
          match_confidence: Nullable(Type.Number()),
          evidence: Type.Array(EvidenceOut),
        },
        { title: 'CompanyWebsite' },
      ),
      { description: 'Current links first, then newest first.' },
    ),
  },
  { title: 'CompanyWebsites' },
);

export const DomainHistoryOut = Type.Object(
  {
    domain: Type.String(),
    companies: Type.Array(
      Type.Object(
        {
          company_number: Nullable(Type.String({ description: 'Null if `locked`.' })),
          company_name: Nullable(Type.String()),
          ...PERIOD,
        },
        { title: 'DomainCompany' },
      ),
      { description: 'Current links first, then newest first.' },
    ),
  },
  { title: 'DomainHistory' },
);

export const DomainHistoryIn = Type.Object({
  domain: Type.String({ description: 'A domain, a URL or an e-mail address.' }),
});

const CURRENT = {
  status: 'current' as const,
  locked: false,
  valid_from: '2026-03-03T08:20:00.000Z',
  valid_to: null,
  ended_by: null,
};
const WEBSITES_EXAMPLE = {
  company_number: '73816452',
  websites: [
    { domain: 'tarnwickjoinery.test', ...CURRENT, match_confidence: 0.99, evidence: [] },
    {
      domain: 'fellsidestairs.test',
      status: 'ended' as const,
      locked: false,
      valid_from: '2025-01-07T10:00:00.000Z',
      valid_to: '2026-02-01T10:00:00.000Z',
      ended_by: 'no_longer_named' as const,
      match_confidence: 0.97,
      evidence: [],
    },
  ],
};
const HISTORY_EXAMPLE = {
  domain: 'tarnwickjoinery.test',
  companies: [{ company_number: '73816452', company_name: 'TARNWICK JOINERY LIMITED', ...CURRENT }],
};

const tags = ['Resolution'];

export function linkHistoryRoutes(app: AppInstance, history: LinkHistory): void {
  app.get(
    '/v1/companies/:company_number/websites',
    {
      config: { auth: 'any' },
      schema: {
        tags,
        operationId: 'listCompanyWebsites',
        summary: 'The websites that a company has and had',
        description: 'Free. Lists what earlier readings of websites found; starts no search.',
        params: CompanyProfileIn,
        response: {
          200: withExample(CompanyWebsitesOut, WEBSITES_EXAMPLE),
          ...errorResponses(401, 404, 503),
        },
      },
    },
    async (request) => history.listWebsites(accountIdOf(request), request.params.company_number),
  );

  app.get(
    '/v1/domains/:domain/history',
    {
      config: { auth: 'any' },
      schema: {
        tags,
        operationId: 'getDomainHistory',
        summary: 'The companies that were behind a domain',
        description: 'Free. Lists what earlier readings of the website found; reads no website.',
        params: DomainHistoryIn,
        response: {
          200: withExample(DomainHistoryOut, HISTORY_EXAMPLE),
          ...errorResponses(400, 401, 503),
        },
      },
    },
    async (request) => history.listCompanies(accountIdOf(request), request.params.domain),
  );
}
