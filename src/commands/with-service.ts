import { compose, type Service } from '../compose.ts';
import { loadConfig } from '../config.ts';
import { prepareDataDir, readOrCreateAppSecret } from '../data-dir.ts';
import { createLogger } from '../platform/logger.ts';
import { migrateStorage, openStorage } from '../storage.ts';
import { databaseName, printDatabase } from './standard-error.ts';

/**
 * For commands that change the data once and exit, also while the service runs. Standard output holds their
 * result, so the log goes to standard error, with warnings and errors only.
 */
export async function withService<T>(work: (service: Service) => Promise<T>): Promise<T> {
  const config = loadConfig();
  const log = createLogger({ level: config.logLevel === 'debug' ? 'debug' : 'warn', destination: 'stderr' });
  const dataDir = prepareDataDir(config.dataDir);
  const appSecret = config.appSecret ?? readOrCreateAppSecret(dataDir.appSecretFile);
  printDatabase(databaseName(config));
  const storage = await openStorage({ config, dataDir, log });
  try {
    await migrateStorage(storage.sessionUrl, log);
    const { url: databaseUrl, sessionUrl } = storage;
    const service = await compose({ config, dataDir, databaseUrl, sessionUrl, appSecret, log });
    try {
      return await work(service);
    } finally {
      await service.close();
    }
  } finally {
    await storage.release();
  }
}
