/**
 * Backups: all tables of the database as they were at one moment, and the app secret, in a folder.
 *
 * A backup is logical, because the PostgreSQL that npm installs brings neither pg_dump nor pg_basebackup:
 * every table is read by `COPY` in one snapshot. So it needs no tools, works for the embedded database and
 * for a server alike, and can be restored on another machine, operating system or PostgreSQL version.
 *
 * A restore creates the tables by the migrations that the backup names and fills them in one transaction.
 * Later migrations run afterwards, as at any start.
 */

export type { Manifest } from './manifest.ts';
export { loadBackup, readBackup } from './restore-backup.ts';
export { writeBackup } from './write-backup.ts';
