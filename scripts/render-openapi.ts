import { compose } from '../src/compose.ts';
import { loadConfig } from '../src/config.ts';
import { pathsIn } from '../src/data-dir.ts';
import { silentLogger } from '../src/platform/logger.ts';

/** Nothing connects while routes are only described, so the database address need not lead anywhere. */
export async function renderOpenApi(): Promise<string> {
  const config = loadConfig({});
  const service = await compose({
    config,
    dataDir: pathsIn(''),
    databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing',
    appSecret: 'only used to describe the interface, never to sign',
    log: silentLogger,
  });
  const app = await service.createServer();
  await app.ready();
  const document = app.swagger();
  await app.close();
  await service.close();
  return `${JSON.stringify(document, null, 2)}\n`;
}
