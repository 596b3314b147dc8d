import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type Config, loadConfig } from '../config.ts';
import { type DataDir, prepareDataDir, readOrCreateAppSecret } from '../data-dir.ts';
import { loadBackup, type Manifest, readBackup, writeBackup } from '../platform/backup/index.ts';
import { createLogger } from '../platform/logger.ts';
import { ADVISORY_LOCKS } from '../platform/postgres/advisory-locks.ts';
import { readMigrations } from '../platform/postgres/migrate.ts';
import { migrationsDir, version } from '../project-files.ts';
import { systemClock } from '../shared/clock.ts';
import { OperatorError } from '../shared/problem.ts';
import { onStopSignal } from '../stop-signals.ts';
import {
  describeStorage,
  migrateStorage,
  openStorage,
  prepareJobQueue,
  type StorageContent,
} from '../storage.ts';
import { count, databaseName, printDatabase, progressLine } from './standard-error.ts';

/** `domesday backup <folder>`, also while the service runs. */
export async function backupCommand(folder: string): Promise<void> {
  const { config, log, dataDir } = open();
  const stop = new AbortController();
  onStopSignal(() => stop.abort());
  const appSecret = config.appSecret ?? readOrCreateAppSecret(dataDir.appSecretFile);
  const storage = await openStorage({ config, dataDir, log });
  const line = progressLine(process.stderr);
  try {
    printDatabase(databaseName(config));
    const manifest = await writeBackup({
      url: storage.sessionUrl,
      folder,
      appSecret,
      version,
      exchangeLock: ADVISORY_LOCKS.registerImport,
      now: () => systemClock.now(),
      signal: stop.signal,
      onProgress(progress) {
        if (progress.step === 'waiting') line.show('Waiting for an import to end');
        else line.show(`Copying ${progress.table}`, progress.done / progress.total);
      },
    });
    line.end();
    process.stdout.write(`${describe(manifest)}, written to ${folder}.\n`);
  } finally {
    line.end();
    await storage.release();
  }
}

/** `domesday restore <folder>`. All of the backup is checked before anything is changed. */
export async function restoreCommand(folder: string, { force = false }: { force?: boolean }): Promise<void> {
  const { config, log, dataDir } = open();
  const migrations = readMigrations(migrationsDir);
  const backup = await readBackup(folder, migrations);
  if (config.appSecret !== undefined && config.appSecret !== backup.appSecret) {
    throw new OperatorError(
      'APP_SECRET is not the secret of the backup, so the restored keys and webhook secrets could not be read. Unset it, or set it to the content of app-secret in the backup. Nothing was changed.',
    );
  }
  const storage = await openStorage({ config, dataDir, log });
  const line = progressLine(process.stderr);
  try {
    refuse(await describeStorage(storage.sessionUrl), { force });
    printDatabase(databaseName(config));
    await prepareJobQueue(storage.sessionUrl);
    const secret = stageSecret(config, dataDir, backup.appSecret);
    try {
      await loadBackup({
        url: storage.sessionUrl,
        backup,
        migrations,
        onProgress: ({ table, done, total }) => line.show(`Restoring ${table}`, done / total),
      });
      secret.put();
    } finally {
      secret.discard();
    }
    const applied = await migrateStorage(storage.sessionUrl, log);
    line.end();
    const upgraded = applied.length > 0 ? ` and brought up to date by ${applied.length} migrations` : '';
    process.stdout.write(
      `${describe(backup.manifest)} of ${backup.manifest.created_at}, restored${upgraded}.\n`,
    );
  } finally {
    line.end();
    await storage.release();
  }
}

function open() {
  const config = loadConfig();
  const log = createLogger({ level: config.logLevel === 'debug' ? 'debug' : 'warn', destination: 'stderr' });
  return { config, log, dataDir: prepareDataDir(config.dataDir) };
}

function refuse({ content, sessions }: StorageContent, { force }: { force: boolean }): void {
  if (sessions > 0) {
    throw new OperatorError(
      `Domesday is running on this database (${sessions} sessions). Stop it, then restore. Nothing was changed.`,
    );
  }
  if (content && !force) {
    throw new OperatorError(
      `This database holds ${count(content.accounts)} accounts and ${count(content.companies)} companies. --force replaces all of it by the backup. Nothing was changed.`,
    );
  }
}

/**
 * Written before the database changes and moved into place after it has. The secret from before stays beside
 * it.
 */
function stageSecret(config: Config, { appSecretFile }: DataDir, secret: string) {
  const isThere = config.appSecret !== undefined || readIfThere(appSecretFile) === secret;
  if (isThere) return { put: () => undefined, discard: () => undefined };
  const draft = `${appSecretFile}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `${secret}\n`, { mode: 0o600, flag: 'wx', flush: true });
  return {
    put() {
      if (existsSync(appSecretFile)) renameSync(appSecretFile, `${appSecretFile}.before-restore`);
      renameSync(draft, appSecretFile);
    },
    discard: () => rmSync(draft, { force: true }),
  };
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

function describe({ tables, version: by }: Manifest): string {
  const rows = (name: string) => count(tables.find(({ table }) => table === name)?.rows ?? 0);
  return `A backup of ${rows('accounts')} accounts and ${rows('companies')} companies by Domesday ${by}`;
}

export async function migrateCommand(): Promise<void> {
  const config = loadConfig();
  const log = createLogger({ level: config.logLevel, destination: 'stderr' });
  printDatabase(databaseName(config));
  const storage = await openStorage({ config, dataDir: prepareDataDir(config.dataDir), log });
  try {
    const applied = await migrateStorage(storage.sessionUrl, log);
    process.stdout.write(
      applied.length === 0
        ? 'The database is up to date.\n'
        : `Applied ${applied.length}: ${applied.join(', ')}.\n`,
    );
  } finally {
    await storage.release();
  }
}
