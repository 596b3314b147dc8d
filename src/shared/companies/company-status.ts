/**
 * The statuses of companies that no longer exist. `removed` is a status of the register, and ours for a
 * company that the newest snapshot lacks.
 */
const CLOSED = ['dissolved', 'closed', 'converted-closed', 'removed'];

export function isClosedStatus(status: string): boolean {
  return CLOSED.includes(status);
}

interface Standing {
  company_status: string;
  /** The day of the first snapshot that lacks it. */
  removed_on: string | null;
}

/** Whether the company no longer exists, or is missing from the newest snapshot. */
export function isClosed({ company_status, removed_on }: Standing): boolean {
  return removed_on !== null || isClosedStatus(company_status);
}

/**
 * The status that every answer shows. A company that is missing from the newest snapshot keeps its last
 * status in the row; it is shown as removed.
 */
export function shownStatus({ company_status: status, removed_on }: Standing): string {
  return removed_on !== null && !isClosedStatus(status) ? 'removed' : status;
}

export function withShownStatus<Company extends Standing>(company: Company): Company {
  return { ...company, company_status: shownStatus(company) };
}

const CLOSED_LIST = CLOSED.map((status) => `'${status}'`).join(', ');

/** `isClosedStatus` in SQL, of a row of `companies`. */
export const isClosedSql = (row: string) => `${row}.company_status in (${CLOSED_LIST})`;

/** Whether the status of a row is that of a company that still exists, in SQL. */
export const isOpenSql = (row: string) => `${row}.company_status not in (${CLOSED_LIST})`;

/** `shownStatus` in SQL, of a row of `companies`. */
export const shownStatusSql = (row: string) =>
  `case when ${row}.removed_on is not null and ${isOpenSql(row)} then 'removed' else ${row}.company_status end`;
