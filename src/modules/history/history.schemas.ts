import { type Static, Type } from '@sinclair/typebox';
import { Nullable, OneOf, Timestamp } from '../../platform/http/index.ts';
import { SOURCES } from '../../shared/caller.ts';
import { OUTCOMES } from '../../shared/outcomes.ts';
import { parseTimeWindow } from '../../shared/time-window.ts';
import { DIRECTIONS, type HistoryEntry, type HistoryFilter } from './history-entry.ts';

export const PAGE = 25;

export const HistoryFilterIn = {
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'A part of the domain, the company number or the company name.',
    }),
  ),
  outcome: Type.Optional(OneOf(OUTCOMES)),
  direction: Type.Optional(OneOf(DIRECTIONS)),
  source: Type.Optional(OneOf(SOURCES)),
  since: Type.Optional(Timestamp('From this time on.')),
  until: Type.Optional(Timestamp('Up to this time.')),
};
export const ListIn = Type.Object({
  ...HistoryFilterIn,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: PAGE })),
  before: Type.Optional(
    Type.String({
      pattern: '^\\d{1,18}$',
      description: 'The id of the last entry of the page before this one.',
    }),
  ),
});
export const ExportIn = Type.Object(HistoryFilterIn);

const EntryOut = Type.Object(
  {
    id: Type.String(),
    asked_at: Timestamp(),
    direction: OneOf(DIRECTIONS),
    asked: Type.String({ description: 'The domain, the company number, or a name that fits several.' }),
    found: Nullable(Type.String({ description: 'The company number or the domain that was found.' })),
    company_name: Nullable(Type.String({ description: 'As the register has it now.' })),
    outcome: OneOf(OUTCOMES, 'Of the job that the call began, once it has ended.'),
    credits: Type.Integer({ description: 'What it cost.' }),
    charge_reason: Type.String({ examples: ['matched'] }),
    source: OneOf(SOURCES),
    actor: Type.String({ description: 'The person, the key or the upload that asked.' }),
    job_id: Nullable(Type.String()),
  },
  { title: 'HistoryEntry' },
);
export const HistoryOut = Type.Object(
  { entries: Type.Array(EntryOut, { description: 'Newest first.' }), has_more: Type.Boolean() },
  { title: 'HistoryPage' },
);

export const ENTRY_EXAMPLE: Static<typeof EntryOut> = {
  id: '5127',
  asked_at: '2026-03-03T08:19:55.000Z',
  direction: 'domain_to_company',
  asked: 'tarnwickjoinery.test',
  found: '73816452',
  company_name: 'TARNWICK JOINERY LIMITED',
  outcome: 'matched',
  credits: 1,
  charge_reason: 'matched',
  source: 'api',
  actor: 'API key …8kQz',
  job_id: null,
};

type FilterInput = Omit<HistoryFilter, 'text' | 'since' | 'until'> & {
  q?: string;
  since?: string;
  until?: string;
};

/** The schema has checked the values, whose types the web framework does not know. */
export function filterOf(query: Record<string, unknown>): HistoryFilter {
  const { q, outcome, direction, source, since, until } = query as FilterInput;
  return { text: q, outcome, direction, source, ...parseTimeWindow({ since, until }) };
}

export function presentEntry(entry: HistoryEntry): Static<typeof EntryOut> {
  return { ...entry, asked_at: entry.asked_at.toISOString() };
}
