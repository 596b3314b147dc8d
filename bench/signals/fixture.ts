import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { STREAM_NAMES } from '../../src/modules/register/stream/plan-streams.ts';
import { openWorkingProcess } from '../../src/modules/signals/test-support/working-process.ts';
import { silentLogger } from '../../src/platform/logger.ts';
import { type Database, openDatabase, sql } from '../../src/platform/postgres/index.ts';
import {
  applyChange,
  createMemoryStore,
  generateWorld,
  type SandboxCompany,
  startFakeCompaniesHouse,
} from '../../src/sandbox/index.ts';
import { writeRegister } from '../../src/sandbox/store/seed.store.ts';
import { systemClock } from '../../src/shared/clock.ts';
import { makeTempDir, runCommand, startService } from '../../test/support/service-process.ts';

export type SignalsFixture = Awaited<ReturnType<typeof openFixture>>;

export const TODAY = new Date().toISOString().slice(0, 10);
const KEYS = { apiKey: 'bench-rest-key', streamKey: 'bench-stream-key' };
const COMPANIES = 1_500;
const NO_LIMIT = 1_000_000;

/**
 * Three processes and what lies between them: `domesday start` with its embedded PostgreSQL; and here the
 * fake Companies House, which it reads by HTTP, and a receiver on loopback, to which every `.test` name
 * leads.
 */
export async function openFixture() {
  const dir = makeTempDir();
  const companies = generateWorld({ seed: 12, referenceDay: TODAY, size: COMPANIES });
  const store = createMemoryStore(structuredClone(companies));
  const companiesHouse = await startFakeCompaniesHouse({
    store,
    clock: systemClock,
    ...KEYS,
    quirks: { connectionsMax: 12 },
  });
  const receiver = await startCountingReceiver();
  const environment = {
    DATA_DIR: dir.path,
    SANDBOX: 'off',
    LOG_LEVEL: 'warn',
    WATCHLIST_LIMIT: String(NO_LIMIT),
    COMPANIES_HOUSE_API_URL: companiesHouse.url,
    COMPANIES_HOUSE_API_KEY: KEYS.apiKey,
    COMPANIES_HOUSE_STREAM_URL: companiesHouse.url,
    COMPANIES_HOUSE_STREAM_KEY: KEYS.streamKey,
    EGRESS_CONNECT_TO: `*.test=${receiver.url}`,
  };
  const service = await startService('start', environment);
  const databaseUrl = embeddedUrl(dir.path);
  const db = openDatabase({ url: databaseUrl, log: silentLogger, statementTimeoutMs: 300_000 });
  await seedRegister(db, companies);
  const account = await makeAccount(service.url, environment);

  return {
    db,
    databaseUrl,
    store,
    receiver,
    companies,
    account,
    /** Through the real watch list, which looks each company up first. */
    async watch(numbers: string[]): Promise<void> {
      const working = openWorkingProcess({
        url: databaseUrl,
        clock: systemClock,
        log: silentLogger,
        rest: { apiUrl: companiesHouse.url, apiKey: KEYS.apiKey },
        streamAccess: () => undefined,
      });
      for (const number of numbers) {
        await working.watchlist.watch({ accountId: account.id, actor: 'bench', limit: NO_LIMIT }, number);
      }
      await working.close();
    },
    async register(webhookUrl: string): Promise<number> {
      const response = await fetch(`${service.url}/v1/partner/webhooks`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': account.apiKey },
        body: JSON.stringify({ webhook_url: webhookUrl, signal_type: 'all' }),
      });
      if (!response.ok) throw new Error(`registering ${webhookUrl} answered ${response.status}`);
      return ((await response.json()) as { id: number }).id;
    },
    async untilStreaming(): Promise<void> {
      await until(
        () => companiesHouse.openStreams() === STREAM_NAMES.length,
        'the service reads all streams',
      );
    },
    async close(): Promise<void> {
      await db.close();
      service.child.kill('SIGTERM');
      await service.ended;
      await Promise.all([companiesHouse.close(), receiver.close()]);
      dir.remove();
    },
  };
}

/** Ordinary companies that can change in each of these ways. */
export function changeable(
  companies: SandboxCompany[],
  types: Parameters<typeof applyChange>[1][],
): string[] {
  return companies
    .filter(({ profile }) => profile.type === 'ltd' && profile.company_status === 'active')
    .filter((company) => types.every((type) => applyChange(company, type, TODAY).done))
    .map(({ profile }) => profile.company_number);
}

export async function seedRegister(db: Database, companies: SandboxCompany[]): Promise<void> {
  await db.transaction((tx) => writeRegister(tx, companies, TODAY));
  // Not a sandbox: here it represents a register that was imported.
  await db.execute(sql`update register_state set source = 'bench'`);
  await db.execute({ text: 'analyze', values: [] });
}

export interface CountingReceiver {
  url: string;
  /** Called with each body; the time comes from `performance.now()`. */
  onDelivery: (body: string, at: number) => void;
  close(): Promise<void>;
}

async function startCountingReceiver(): Promise<CountingReceiver> {
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      receiver.onDelivery(Buffer.concat(chunks).toString('utf8'), performance.now());
      response.writeHead(200, { 'content-length': 2 }).end('ok');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: CountingReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    onDelivery: () => undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}

async function makeAccount(url: string, environment: Record<string, string>) {
  const email = 'bench@example.org';
  const created = await runCommand(['account', 'create', email], environment).ended;
  const password = /Password: (\S+)/.exec(created.stdout)?.[1];
  const response = await fetch(`${url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const login = (await response.json()) as { api_key: string; account: { id: string } };
  return { apiKey: login.api_key, id: login.account.id };
}

function embeddedUrl(dataDir: string): string {
  const lines = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(join(dataDir, 'postgres/password'), 'utf8').trim();
  return `postgres://postgres:${password}@127.0.0.1:${lines[3]}/domesday`;
}

const PATIENCE_MS = 120_000;

export async function until(isSo: () => boolean, what: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!isSo()) {
    if (performance.now() > deadline) throw new Error(`waited in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
