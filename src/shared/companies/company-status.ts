/** `removed` is a status of the register, and ours for a company that the newest snapshot lacks. */
const CLOSED = ['dissolved', 'closed', 'converted-closed', 'removed'];

export function isClosedStatus(status: string): boolean {
  return CLOSED.includes(status);
}

/**
 * The status that every answer shows. A company that is missing from the newest snapshot keeps its last
 * status in the row; it is shown as removed.
 */
export function shownStatus(company: { company_status: string; removed_on: string | null }): string {
  const { company_status: status, removed_on: removedOn } = company;
  return removedOn !== null && !isClosedStatus(status) ? 'removed' : status;
}

export function withShownStatus<Company extends Parameters<typeof shownStatus>[0]>(
  company: Company,
): Company {
  return { ...company, company_status: shownStatus(company) };
}

const CLOSED_LIST = CLOSED.map((status) => `'${status}'`).join(', ');

/** `shownStatus` in SQL, of a row of `companies`. */
export const shownStatusSql = (row: string) =>
  `case when ${row}.removed_on is not null and ${row}.company_status not in (${CLOSED_LIST})
    then 'removed' else ${row}.company_status end`;

/** Whether the status of a row is that of a company that still exists, in SQL. */
export const isOpenSql = (row: string) => `${row}.company_status not in (${CLOSED_LIST})`;
