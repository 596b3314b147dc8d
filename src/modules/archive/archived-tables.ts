/** A table that only grows, and whose old rows may move into files. Old rows never change. */
export interface ArchivedTable {
  name: 'signals' | 'audit_events' | 'website_link_periods';
  key: { column: 'id'; type: 'text' | 'bigint'; first: string };
  /** The column with the age of a row; rows without a value stay. */
  dated: 'detected_at' | 'at' | 'valid_to';
  /** A query for references to a row. Rows with references are written, but not deleted. */
  referredBy?: string;
}

export const ARCHIVED_TABLES: readonly ArchivedTable[] = [
  {
    name: 'signals',
    key: { column: 'id', type: 'text', first: '' },
    dated: 'detected_at',
    referredBy: `select from webhook_deliveries delivery where delivery.signal_id = old.id
      union all select from signal_mail_items item where item.signal_id = old.id`,
  },
  { name: 'audit_events', key: { column: 'id', type: 'text', first: '' }, dated: 'at' },
  // Only periods that have ended. Current links stay, however old they are.
  { name: 'website_link_periods', key: { column: 'id', type: 'bigint', first: '0' }, dated: 'valid_to' },
];
