import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { compose } from '../../src/compose.ts';
import { loadConfig } from '../../src/config.ts';
import { prepareDataDir, readOrCreateAppSecret } from '../../src/data-dir.ts';
import { silentLogger } from '../../src/platform/logger.ts';
import {
  keyOf,
  type LoadRequest,
  type RecordedStatement,
  type Recording,
  type Recordings,
} from './recorded.ts';

interface RecordOptions {
  environment: Record<string, string>;
  databaseUrl: string;
  key: string;
  requests: readonly LoadRequest[];
  newDomain: { domain: string; request: LoadRequest };
}

/** Runs the service in this process and answers each request once, to learn which statements it takes. */
export async function recordStatements(options: RecordOptions): Promise<Recordings> {
  const config = loadConfig(options.environment);
  const dataDir = prepareDataDir(config.dataDir);
  const service = await compose({
    config,
    dataDir,
    databaseUrl: options.databaseUrl,
    appSecret: readOrCreateAppSecret(dataDir.appSecretFile),
    log: silentLogger,
  });
  const app = await service.createServer();
  const recorder = createRecorder();
  try {
    const record = async ({ method, path, body }: LoadRequest): Promise<Recording> => {
      const headers = { 'x-api-key': options.key, ...(body && { 'content-type': 'application/json' }) };
      const ask = () => app.inject({ method, url: path, headers, ...(body && { payload: body }) });
      const { result, statements } = await recorder.record(ask);
      return { statements, status: result.statusCode, answer: result.json() };
    };
    // The first answers fill caches and are charged; the following ones are what a caller usually gets.
    for (const request of options.requests) await record(request);
    const byRequest: Record<string, Recording> = {};
    for (const request of options.requests) byRequest[keyOf(request)] = await record(request);
    const { domain, request } = options.newDomain;
    return { byRequest, newDomain: { domain, recording: await record(request) } };
  } finally {
    recorder.stop();
    await app.close();
    await service.close();
  }
}

/** Notes the statements that are sent on behalf of the current call, not those of timers. */
function createRecorder() {
  const storage = new AsyncLocalStorage<{ statements: RecordedStatement[]; isOver: boolean }>();
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function query(this: pg.Client, ...given: unknown[]) {
    const call = storage.getStore();
    if (call && !call.isOver) {
      const [statement] = given as [string | { text: string; name?: string; values: unknown[] }];
      const { text, name, values } =
        typeof statement === 'string' ? { text: statement, name: undefined, values: [] } : statement;
      const { options } = (this as unknown as { connectionParameters: { options?: string } })
        .connectionParameters;
      const isSearch = options?.includes('enable_seqscan') ?? false;
      call.statements.push({ text, ...(name !== undefined && { name }), values, isSearch });
    }
    return (original as (...all: unknown[]) => unknown).apply(this, given);
  } as typeof original;
  return {
    async record<T>(work: () => PromiseLike<T>): Promise<{ result: T; statements: RecordedStatement[] }> {
      const call = { statements: [] as RecordedStatement[], isOver: false };
      const result = await storage.run(call, async () => await work());
      call.isOver = true;
      return { result, statements: call.statements };
    },
    stop() {
      pg.Client.prototype.query = original;
    },
  };
}
