/** How a table's rows of an account are exported and deleted. A test compares the list with the schema. */
interface AccountTable {
  /** The condition for the rows of an account, if the table has no `account_id`. */
  where?: string;
  /** Present if the rows are exported: the name of the list, and the unique key by which it is ordered. */
  exported?: {
    as: string;
    orderedBy: { key: string; type: 'text' | 'bigint' | 'integer' };
    /** Where rows can be long. */
    rowsAtOnce?: number;
  };
  /** Columns that are secrets, or have no meaning outside the service. */
  omit?: readonly string[];
  /** The rows are deleted in the transaction that deletes the account; rows of other tables soon after. */
  isDeletedAtOnce?: true;
  /** Why the rows stay when the account is deleted. */
  keptBecause?: string;
}

const text = (column: string) => ({ key: `item.${column}`, type: 'text' }) as const;
const LEDGER = 'it is the ledger, which refuses changes and names no person';
const JOBS = 'running jobs settle their charge; jobs are deleted 90 days after their end';

/** In the order of deletion: rows before the rows that they refer to. */
export const ACCOUNT_TABLES: Record<string, AccountTable> = {
  users: {
    exported: { as: 'members', orderedBy: text('id') },
    omit: ['password_hash', 'session_version', 'email_key'],
    isDeletedAtOnce: true,
  },
  api_keys: {
    exported: { as: 'api_keys', orderedBy: text('id') },
    omit: ['key_hash', 'key_encrypted'],
    isDeletedAtOnce: true,
  },
  invitations: {
    exported: { as: 'invitations', orderedBy: text('id') },
    omit: ['token_hash', 'email_key'],
    isDeletedAtOnce: true,
  },
  oauth_records: {},
  watched_company_tags: {
    exported: {
      as: 'watchlist_tags',
      orderedBy: { key: "item.company_number || ' ' || item.tag_key", type: 'text' },
    },
  },
  watched_companies: { exported: { as: 'watchlist', orderedBy: text('company_number') } },
  watchlist_tags: {},
  watchlists: {},
  webhook_deliveries: {
    where: 'destination_id in (select id from webhook_destinations where account_id = $1)',
  },
  webhook_destinations: {
    exported: { as: 'webhook_destinations', orderedBy: { key: 'item.id', type: 'integer' } },
    omit: ['secret_sealed', 'previous_secret_sealed', 'older_secrets'],
  },
  saved_searches: { exported: { as: 'saved_searches', orderedBy: text('id') } },
  signal_feed_marks: {},
  signal_mail_items: {},
  signal_mails: {},
  signal_mail_settings: { exported: { as: 'mail_settings', orderedBy: text('account_id') } },
  reviews: { exported: { as: 'reviews', orderedBy: text('id') } },
  bulk_rows: { where: 'bulk_id in (select id from bulk_jobs where account_id = $1)' },
  // With the names of up to 500 columns.
  bulk_jobs: { exported: { as: 'uploads', orderedBy: text('id'), rowsAtOnce: 20 } },
  resolution_history: { exported: { as: 'history', orderedBy: { key: 'item.id', type: 'bigint' } } },
  idempotency_keys: {},
  given_results: {},
  account_shares: {},
  credit_accounts: { keptBecause: LEDGER },
  credit_entries: {
    exported: { as: 'ledger', orderedBy: { key: 'item.number', type: 'bigint' } },
    keptBecause: LEDGER,
  },
  credit_holds: { keptBecause: LEDGER },
  credit_purchases: { keptBecause: LEDGER },
  resolution_jobs: { keptBecause: JOBS },
  website_jobs: { keptBecause: JOBS },
  audit_events: { exported: { as: 'audit', orderedBy: text('id') } },
};
