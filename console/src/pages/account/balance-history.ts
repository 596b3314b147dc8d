export interface BalancePoint {
  at: string;
  balance: number;
}

/** The balance after each entry, oldest first, counted back from the present one. Entries come newest first. */
export function balanceHistory(
  balance: number,
  entries: readonly { created_at: string; balance_change: number }[],
): BalancePoint[] {
  const points: BalancePoint[] = [];
  let after = balance;
  for (const { created_at, balance_change } of entries) {
    points.push({ at: created_at, balance: after });
    after -= balance_change;
  }
  return points.reverse();
}
