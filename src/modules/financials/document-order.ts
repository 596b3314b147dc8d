/**
 * The SQL order of the documents of a company, newest first. Of documents about one period, the newest
 * counts.
 *
 * A month's file counts as published on the last day of the month, although its documents are of any day in
 * it. Within a month the order is therefore that of the runs by which Companies House produced the documents,
 * which their names begin with (`Prod223_4207_…`); the same run has the same number in the files of days and
 * of months.
 */
export const NEWEST_DOCUMENT_FIRST = `
  document.period_end desc,
  date_trunc('month', document.published_on::timestamp) desc nulls last,
  substring(document.name from '^Prod[0-9]{1,4}_([0-9]{1,9})_')::int desc nulls last,
  document.published_on desc nulls last,
  document.id desc`;
