export interface BalancePoint {
  /** In milliseconds. */
  at: number;
  balance: number;
}

/** The balance after each entry, oldest first. Entries come newest first. */
export function balanceHistory(
  entries: readonly { created_at: string; balance_after: number }[],
): BalancePoint[] {
  return entries
    .map(({ created_at, balance_after }) => ({ at: Date.parse(created_at), balance: balance_after }))
    .reverse();
}
