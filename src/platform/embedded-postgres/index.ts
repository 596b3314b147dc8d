/**
 * Runs the PostgreSQL 18 that npm brings, so that Domesday works with nothing installed beside Node.
 *
 * `openEmbeddedPostgres` makes the cluster on first use, starts its server, or joins the server that another Domesday
 * process already runs on it; `release` leaves, and the last one to leave stops the server. In between the server is
 * watched and, when it dies, started again on the same port.
 *
 * It knows nothing of our tables: migrations and pools are `platform/postgres`, which takes the URL. It is not used at
 * all when the operator names a server of their own with DATABASE_URL.
 */
export { openEmbeddedPostgres } from './open-embedded-postgres.ts';
export type { EmbeddedPostgres, EmbeddedPostgresLog, EmbeddedPostgresOptions } from './types.ts';
