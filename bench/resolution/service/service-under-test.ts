import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, startService } from '../../../test/support/service-process.ts';

const CREDITS = 1_000_000;
const NO_LIMIT = '1000000000';

export interface ServiceUnderTest {
  url: string;
  pid: number;
  databaseUrl: string;
  key: string;
  accountId: string;
  /** For other commands on the same data. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/** The built service, as `start` runs it, with every website answered by the server on this port. */
export async function startServiceUnderTest(
  dir: string,
  sitePort: number,
  settings: Record<string, string> = {},
): Promise<ServiceUnderTest> {
  const sites = `http://127.0.0.1:${sitePort}`;
  const environment = {
    DATA_DIR: dir,
    AUTH_THROTTLE: 'off',
    SANDBOX: 'off',
    LOG_LEVEL: 'warn',
    // One account asks for everything at once.
    RESOLUTION_RATE_LIMIT_PER_MINUTE: NO_LIMIT,
    JOBS_AT_ONCE: NO_LIMIT,
    FREE_OUTCOMES_PER_HOUR: NO_LIMIT,
    // `*` alone does not open the reserved domains under .test, which fictional sites use.
    EGRESS_CONNECT_TO: `*=${sites},*.test=${sites}`,
    ...settings,
  };
  const service = await startService('start', environment);
  async function stop(): Promise<void> {
    service.child.kill('SIGTERM');
    await service.ended;
  }
  try {
    const account = await createAccount(service.url, environment);
    const pid = service.child.pid ?? 0;
    return { url: service.url, pid, databaseUrl: databaseUrl(dir), environment, ...account, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A new account with credits. Runs on a kept register need one each, because a ledger cannot be reset. */
async function createAccount(
  url: string,
  environment: Record<string, string>,
): Promise<Pick<ServiceUnderTest, 'key' | 'accountId'>> {
  const email = `bench${Date.now()}@example.org`;
  const created = await runCommand(['account', 'create', email], environment).ended;
  const password = /Password: (\S+)/.exec(created.stdout)?.[1] ?? '';
  const granted = await runCommand(['account', 'grant', email, String(CREDITS)], environment).ended;
  if (granted.code !== 0) throw new Error(`no credits could be granted:\n${granted.stderr}`);
  const login = await fetch(`${url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!login.ok) throw new Error(`login answered ${login.status}`);
  const { api_key: key, account } = (await login.json()) as { api_key: string; account: { id: string } };
  return { key, accountId: account.id };
}

function databaseUrl(dir: string): string {
  const lines = readFileSync(join(dir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(join(dir, 'postgres/password'), 'utf8').trim();
  return `postgres://postgres:${password}@127.0.0.1:${lines[3]}/domesday`;
}
