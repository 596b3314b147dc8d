import { runMigrations } from 'graphile-worker';
import type pg from 'pg';

/**
 * The queue's own tables. Rows there live for milliseconds, so the default vacuum thresholds, meant for tables
 * that keep what they get, would let dead rows pile up in front of every pick-up.
 */
export async function migrateJobQueue(client: pg.Client, url: string): Promise<void> {
  await runMigrations({ connectionString: url, maxPoolSize: 1 });
  await client.query(`alter table graphile_worker._private_jobs set (
    autovacuum_vacuum_scale_factor = 0.0,
    autovacuum_vacuum_threshold = 2000,
    autovacuum_vacuum_cost_delay = 0
  )`);
}
