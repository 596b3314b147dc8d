import { type Static, Type } from '@sinclair/typebox';
import { Nullable, OneOf, Timestamp } from '../../platform/http/index.ts';
import { IMPORT_OUTCOMES, IMPORT_ROWS_MAX, TAG_LENGTH_MAX, TAGS_MAX } from '../../shared/watchlist.ts';
import type { ImportedRow } from './import-companies.ts';
import type { WatchedCompany } from './watchlist.store.ts';

const ENTRY = {
  company_number: Type.String({ examples: ['73816452'] }),
  company_name: Type.String(),
  company_status: Type.String({ description: 'A Companies House company status.', examples: ['active'] }),
  watched_at: Timestamp(),
  last_signal_at: Nullable(Timestamp()),
  tags: Type.Array(Type.String(), { description: 'Sorted by name.' }),
};

/** `src/shared/watchlist.ts` checks the tags, so that the message names the wrong tag and the reason. */
const Tags = (description: string) =>
  Type.Array(Type.String({ maxLength: 400 }), {
    maxItems: 100,
    description: `${description} At most ${TAGS_MAX} per company, each of at most ${TAG_LENGTH_MAX} characters, without commas. Tags are case-insensitive, and keep the spelling of their first use.`,
    examples: [['Suppliers']],
  });
const TagFilter = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 400,
    description: 'Only companies with this tag.',
    examples: ['Suppliers'],
  }),
);
export const WatchlistIn = Type.Object({ tag: TagFilter });

const WatchEntry = Type.Object(ENTRY, { title: 'WatchedCompany' });

export const WatchlistOut = Type.Object(
  {
    watchlist: Type.Array(WatchEntry, { description: 'Most recently watched first.' }),
    used: Type.Integer(),
    limit: Type.Integer({ description: 'How many companies the account may watch on its plan.' }),
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
    tags: Type.Optional(Tags('Tags to add to those of the company.')),
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

export const SetTagsIn = Type.Object(
  { tags: Tags('The new tags of the company; they replace its present ones.') },
  { title: 'TagsRequest' },
);
export const EntryOut = WatchEntry;
export const TagListOut = Type.Object(
  {
    tags: Type.Array(
      Type.Object(
        {
          tag: Type.String(),
          companies: Type.Integer({ description: 'The number of watched companies with this tag.' }),
        },
        { title: 'WatchlistTag' },
      ),
      { description: 'Sorted by name.' },
    ),
  },
  { title: 'WatchlistTags' },
);

export const ImportIn = Type.Object({
  tag: Type.Optional(
    Type.String({ minLength: 1, maxLength: 400, description: 'A tag to add to every company of the list.' }),
  ),
  check: Type.Optional(Type.Boolean({ description: 'Only look up the companies; watch none of them.' })),
});
const CompanyList = Type.Unsafe<unknown>({
  type: 'string',
  description: 'Company numbers or names, with or without a header.',
  examples: ['company_number\n73816452\n'],
});
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Only for the API description: `import-companies.ts` reads the body. */
export const ImportBody = {
  content: {
    [XLSX_TYPE]: { schema: Type.Unsafe<unknown>({ type: 'string', format: 'binary' }) },
    'text/csv': { schema: CompanyList },
    'text/tab-separated-values': { schema: CompanyList },
  },
};
const ImportRow = Type.Object(
  {
    row: Type.Integer({ description: 'The number of the row, counted from 1 without the header.' }),
    input: Type.String(),
    outcome: OneOf(
      IMPORT_OUTCOMES,
      '`several_companies`: more than one company has the name; watch one of the `candidates`. `unavailable`: try this row again later. `found`: the company of the row, if `check` is true.',
    ),
    company_number: Nullable(Type.String()),
    company_name: Nullable(Type.String()),
    company_status: Type.Optional(Nullable(Type.String())),
    candidates: Type.Array(
      Type.Object(
        { company_number: Type.String(), company_name: Type.String(), company_status: Type.String() },
        { title: 'PossibleCompany' },
      ),
    ),
  },
  { title: 'WatchlistImportRow' },
);
export const ImportOut = Type.Object(
  {
    watched: Type.Integer({ description: 'The number of rows whose company was added by this upload.' }),
    already_watched: Type.Integer(),
    not_watched: Type.Integer({ description: 'The number of rows whose company could not be watched.' }),
    rows: Type.Array(ImportRow, { maxItems: IMPORT_ROWS_MAX }),
    used: Type.Integer(),
    limit: Type.Integer(),
  },
  { title: 'WatchlistImport' },
);

export const IMPORT_EXAMPLE: Static<typeof ImportOut> = {
  watched: 1,
  already_watched: 0,
  not_watched: 0,
  rows: [
    {
      row: 1,
      input: '73816452',
      outcome: 'watched',
      company_number: '73816452',
      company_name: 'TARNWICK JOINERY LIMITED',
      company_status: 'active',
      candidates: [],
    },
  ],
  used: 1,
  limit: 25,
};

export function presentImport(
  { rows, used }: { rows: ImportedRow[]; used: number },
  limit: number,
): Static<typeof ImportOut> {
  const count = (outcome: ImportedRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  const [watched, already_watched] = [count('watched'), count('already_watched')];
  return {
    watched,
    already_watched,
    not_watched: rows.length - watched - already_watched - count('found'),
    rows,
    used,
    limit,
  };
}

export const CSV_COLUMNS = [
  'company_number',
  'company_name',
  'company_status',
  'watched_at',
  'last_signal_at',
  'tags',
] as const;

export function presentCsvRow(company: WatchedCompany) {
  return { ...presentEntry(company), tags: company.tags.join(', ') };
}

export const ENTRY_EXAMPLE: Static<typeof WatchEntry> = {
  company_number: '73816452',
  company_name: 'TARNWICK JOINERY LIMITED',
  company_status: 'active',
  watched_at: '2026-02-20T10:10:00.000Z',
  last_signal_at: null,
  tags: ['Suppliers'],
};

export function presentEntry(company: WatchedCompany): Static<typeof WatchEntry> {
  return {
    company_number: company.company_number,
    company_name: company.company_name,
    company_status: company.company_status,
    watched_at: company.watched_at.toISOString(),
    last_signal_at: company.last_signal_at?.toISOString() ?? null,
    tags: company.tags,
  };
}
