import { readdirSync, readFileSync } from 'node:fs';
import type { PostgresServer } from './postgres-server.ts';

/** The guarantees that hold after every round, whatever happened in it. Each check returns what is wrong. */

/** Balances are the sums of their entries, and credits are held only for open holds. */
export async function checkLedgers(server: PostgresServer): Promise<string[]> {
  const wrong = await server.query<{ account_id: string }>(
    `select account_id from credit_accounts account
     where balance <> (select coalesce(sum(balance_change), 0) from credit_entries e where e.account_id = account.account_id)
        or held <> (select coalesce(sum(held_change), 0) from credit_entries e where e.account_id = account.account_id)
        or held <> (select coalesce(sum(credits), 0) from credit_holds h where h.account_id = account.account_id)`,
    'domesday',
  );
  return wrong.map(({ account_id: account }) => `the ledger of ${account} does not sum`);
}

/** Every signal of a watched company was made for the destination, and none of its deliveries waits. */
export async function countUndelivered(server: PostgresServer, destination: number): Promise<number> {
  // Retries come minutes apart; the test does not wait for them.
  await server.query(
    `update webhook_deliveries set next_attempt_at = now()
     where status = 'pending' and next_attempt_at > now() and destination_id = ${destination}`,
    'domesday',
  );
  const [row] = await server.query<{ count: string }>(
    `select count(*) from signals
     join watched_companies using (company_number)
     join webhook_destinations destination on destination.id = ${destination}
     where signals.detected_at > destination.created_at and not exists (
       select from webhook_deliveries where destination_id = destination.id and signal_id = signals.id
         and status = 'delivered')`,
    'domesday',
  );
  return Number(row?.count);
}

/** Processes of the service that the test does not know of. */
export function findStrays(dataDir: string, known: readonly number[]): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && !known.includes(Number(name)))
    .filter((pid) => read(`/proc/${pid}/environ`).split('\0').includes(`DATA_DIR=${dataDir}`))
    .map((pid) => `a stray process: ${read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')}`);
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
