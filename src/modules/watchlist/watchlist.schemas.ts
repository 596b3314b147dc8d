import { type Static, Type } from '@sinclair/typebox';
import { Nullable, Timestamp } from '../../platform/http/index.ts';
import type { WatchedCompany } from './watchlist.store.ts';

const ENTRY = {
  company_number: Type.String({ examples: ['73816452'] }),
  company_name: Type.String(),
  company_status: Type.String({ description: 'As the Companies House API names it.', examples: ['active'] }),
  watched_at: Timestamp(),
  last_signal_at: Nullable(Timestamp()),
};

const WatchEntry = Type.Object(ENTRY, { title: 'WatchedCompany' });

export const WatchlistOut = Type.Object(
  {
    watchlist: Type.Array(WatchEntry, { description: 'Most recently watched first.' }),
    used: Type.Integer(),
    limit: Type.Integer({ description: 'How many companies the plan lets the account watch.' }),
  },
  { title: 'Watchlist' },
);

const ANY_SPELLING = 'In any spelling: `01234567`, `1234567`, `sc89839`.';

export const WatchIn = Type.Object(
  {
    company_number: Type.String({
      minLength: 1,
      maxLength: 200,
      description: ANY_SPELLING,
      examples: ['73816452'],
    }),
  },
  { title: 'WatchRequest' },
);
export const WatchOut = Type.Object({ ...ENTRY, already_watched: Type.Boolean() }, { title: 'WatchResult' });

export const UnwatchIn = Type.Object({ company_number: Type.String({ description: ANY_SPELLING }) });
export const UnwatchOut = Type.Object(
  {
    company_number: Type.String(),
    watched: Type.Literal(false),
    was_watched: Type.Boolean(),
  },
  { title: 'UnwatchResult' },
);

export const ENTRY_EXAMPLE: Static<typeof WatchEntry> = {
  company_number: '73816452',
  company_name: 'TARNWICK JOINERY LIMITED',
  company_status: 'active',
  watched_at: '2026-02-20T10:10:00.000Z',
  last_signal_at: null,
};

export function presentEntry(company: WatchedCompany): Static<typeof WatchEntry> {
  return {
    company_number: company.company_number,
    company_name: company.company_name,
    company_status: company.company_status,
    watched_at: company.watched_at.toISOString(),
    last_signal_at: company.last_signal_at?.toISOString() ?? null,
  };
}
