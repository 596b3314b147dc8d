/**
 * The condition in SQL on which a row of `domain_results`, being the newest of its domain, still answers for it: it has not
 * expired; and what was not found before a register was imported may be in it.
 */
export function stillAnswers(row: string, now: string): string {
  return `${row}.expires_at > ${now} and (
    ${row}.match_status not in ('no_match', 'needs_review')
    or not exists (select from register_state where imported_at > ${row}.resolved_at))`;
}
