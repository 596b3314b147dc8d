/** A table that grows without end and whose old rows may move into files. Its rows never change once they are old. */
export interface ArchivedTable {
  name: 'signals' | 'audit_events' | 'website_link_periods';
  key: { column: 'id'; type: 'text' | 'bigint'; first: string };
  /** The time that says how old a row is; rows without one stay. */
  dated: 'detected_at' | 'at' | 'valid_to';
  /** A row that something else refers to is written and stays. */
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
  // Periods that have ended. Current links stay, however old they are.
  { name: 'website_link_periods', key: { column: 'id', type: 'bigint', first: '0' }, dated: 'valid_to' },
];
