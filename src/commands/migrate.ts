import { loadConfig } from '../config.ts';
import { prepareDataDir } from '../data-dir.ts';
import { createLogger } from '../platform/logger.ts';
import { migrateStorage, openStorage } from '../storage.ts';
import { databaseName, sayTarget } from './say-target.ts';

export async function migrateCommand(): Promise<void> {
  const config = loadConfig();
  const log = createLogger({ level: config.logLevel, destination: 'stderr' });
  sayTarget('Database', databaseName(config));
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
