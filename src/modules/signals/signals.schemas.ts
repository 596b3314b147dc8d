import { type Static, Type } from '@sinclair/typebox';
import { Nullable, OneOf, Timestamp } from '../../platform/http/index.ts';
import { SEVERITIES, SIGNAL_TYPE_TABLE, SIGNAL_TYPES } from '../../shared/signal-types.ts';
import { COUNT_INTERVALS, SIGNAL_FILTERS, SIGNAL_SOURCES, type Signal, type SignalFilter } from './signal.ts';

const Values = (description: string) => Nullable(Type.Record(Type.String(), Type.Unknown(), { description }));

const WHAT_HAPPENED = Object.entries(SIGNAL_TYPE_TABLE)
  .map(([type, { description }]) => `- \`${type}\`: ${description}`)
  .join('\n');

export const SignalOut = Type.Object(
  {
    id: Type.String({ description: 'Ids sort by time.', examples: ['sig_01kb2x9zr8m0f3q7w2k5t6v8y9'] }),
    signal_type: OneOf(SIGNAL_TYPES, { title: 'SignalType', description: WHAT_HAPPENED }),
    severity: OneOf(SEVERITIES, 'How much it matters to somebody who deals with the company.'),
    company_number: Type.String(),
    company_name: Type.String({ description: 'The name of the company when the change was detected.' }),
    summary: Type.String({ description: 'The change in one sentence.' }),
    occurred_on: Type.String({
      format: 'date',
      description:
        'The day the change took effect, if the register has it; otherwise the day it was detected.',
    }),
    detected_at: Timestamp(),
    previous: Values('What it was; null where there was nothing.'),
    current: Values(
      'What it is now. In a signal about a website, `locked` is true if `domain` is null, or `operator` is left out, because your account has not paid for the link.',
    ),
    source: OneOf(
      SIGNAL_SOURCES,
      'How we learned of it. `stream`: the change stream. `snapshot`: a snapshot of the register. `poll`: the live source. `clock`: a due date that passed. `website`: the website of the company. `accounts`: its filed accounts. `history`: the record of a company that was not watched then.',
    ),
  },
  { title: 'Signal' },
);

export const SIGNAL_EXAMPLE: Static<typeof SignalOut> = {
  id: 'sig_01kb2x9zr8m0f3q7w2k5t6v8y9',
  signal_type: 'director_resigned',
  severity: 'notice',
  company_number: '73816452',
  company_name: 'TARNWICK JOINERY LIMITED',
  summary: 'Rowan Ashgill resigned as a director.',
  occurred_on: '2026-03-02',
  detected_at: '2026-03-03T08:15:42.000Z',
  previous: { name: 'ASHGILL, Rowan', officer_role: 'director', appointed_on: '2019-06-14' },
  current: null,
  source: 'stream',
};

const Limit = Type.Integer({ minimum: 1, maximum: 100, default: 20 });

const SignalFilterIn = Type.Unsafe<SignalFilter>({
  title: 'SignalFilter',
  type: 'string',
  enum: [...SIGNAL_FILTERS],
  default: 'all',
  description: 'One type of signal, or `all`.',
});

const FILTERS = {
  signal_type: Type.Optional(SignalFilterIn),
  company_number: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 32,
      description: 'One of the watched companies, in any spelling.',
      examples: ['73816452'],
    }),
  ),
  severity: Type.Optional(OneOf(SEVERITIES)),
  since: Type.Optional(Timestamp('Only signals detected at this time or later.')),
  until: Type.Optional(Timestamp('Only signals detected at this time or earlier.')),
  tag: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 400,
      description: 'Only signals of watched companies with this tag.',
      examples: ['Suppliers'],
    }),
  ),
};

/** The filters of the feed, without page and cursor. */
export const FeedFilterIn = Type.Object(FILTERS);

export const FeedIn = Type.Object({
  // The largest integer that JSON represents exactly.
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, default: 1 })),
  limit: Type.Optional(Limit),
  before: Type.Optional(
    Type.String({
      pattern: '^sig_[0-9a-z]{26}$',
      examples: ['sig_01kb2x9zr8m0f3q7w2k5t6v8y9'],
      description:
        'The id of a signal: the page begins with the next older one. To read the complete feed, send the last id of each page with the next request.',
    }),
  ),
  cursor: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      examples: ['start'],
      description:
        'Instead of `page`, for programs that follow the feed: `start`, then the `next_cursor` of the previous answer. Signals come oldest first, in the order in which they were stored. A cursor never expires, and may be used with other filters; it belongs to the account. Signals from before the cursor do not come again, nor those of a company that you begin to watch later: read these with `company_number` and `start`.',
    }),
  ),
  ...FILTERS,
});

export const FeedOut = Type.Object(
  {
    signals: Type.Array(SignalOut, { description: 'Newest first; with `cursor`, oldest first.' }),
    page: Type.Integer({ description: 'The page number; 1 with `cursor`.' }),
    limit: Type.Integer(),
    has_more: Type.Boolean(),
    total: Type.Integer({
      description: 'The number of all signals that match the filters, of the companies that are watched now.',
    }),
    next_cursor: Type.Optional(
      Type.String({
        description: 'The cursor for the next signals; it can be used at any time. Only with `cursor`.',
      }),
    ),
  },
  { title: 'SignalPage' },
);

export const CompanySignalsParams = Type.Object({
  company_number: Type.String({
    description: 'A company number in any spelling: `01234567`, `1234567`, `sc89839`.',
    examples: ['73816452'],
  }),
});
export const CompanySignalsIn = Type.Object({ limit: Type.Optional(Limit) });
export const CompanySignalsOut = Type.Object(
  {
    company_number: Type.String(),
    company_name: Type.String(),
    signals: Type.Array(SignalOut, { description: 'Newest first.' }),
    complete_since: Nullable(
      Type.String({
        format: 'date',
        description: 'The list is complete from this day on; null if that is not known.',
      }),
    ),
    limit: Type.Integer(),
  },
  { title: 'CompanySignals' },
);

export const SignalCountsOut = Type.Object(
  {
    interval: OneOf(COUNT_INTERVALS, 'The length of an interval: weeks or months for longer periods.'),
    from: Type.String({ format: 'date', description: 'The first day of the period, UK time.' }),
    to: Type.String({ format: 'date', description: 'The last day of the period, UK time.' }),
    counts: Type.Array(
      Type.Object(
        {
          starts_on: Type.String({ format: 'date', description: 'The first day of the interval.' }),
          signals: Type.Integer(),
          by_severity: Type.Object({
            info: Type.Integer(),
            notice: Type.Integer(),
            warning: Type.Integer(),
            critical: Type.Integer(),
          }),
        },
        { title: 'SignalCount' },
      ),
      { description: 'Oldest first, including intervals without a signal.' },
    ),
    total: Type.Integer(),
  },
  { title: 'SignalCounts' },
);

export const SIGNAL_COLUMNS = [
  'id',
  'detected_at',
  'occurred_on',
  'severity',
  'signal_type',
  'company_number',
  'company_name',
  'summary',
  'previous',
  'current',
  'source',
] as const satisfies (keyof Signal)[];

/** A signal as a row of a CSV file. The previous and current values are JSON. */
export function presentCsvRow(signal: Signal) {
  const json = (values: Signal['previous']) => values && JSON.stringify(values);
  return { ...signal, previous: json(signal.previous), current: json(signal.current) };
}
