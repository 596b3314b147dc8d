import { Client } from 'undici';
import { runCommand, startService } from '../../../test/support/service-process.ts';
import { type Latency, timeEach } from './measure.ts';

/** The same searches by HTTP, with a key, one client, from a separate process. */
export async function timeService(
  dataDir: string,
  kinds: Record<string, string[]>,
): Promise<Record<string, Latency>> {
  const environment = { DATA_DIR: dataDir, AUTH_THROTTLE: 'off', LOG_LEVEL: 'warn' };
  const service = await startService('start', environment);
  const client = new Client(service.url);
  try {
    const created = await runCommand(['account', 'create', `bench${Date.now()}@example.org`], environment)
      .ended;
    const email = /\S+@example\.org/.exec(created.stdout)?.[0];
    const password = /Password: (\S+)/.exec(created.stdout)?.[1];
    const login = await client.request({
      method: 'POST',
      path: '/v1/auth/login',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const { api_key: key } = (await login.body.json()) as { api_key: string };
    const figures: Record<string, Latency> = {};
    for (const [kind, queries] of Object.entries(kinds)) {
      const search = async (query: string) => {
        const path = `/v1/companies/search?${query}`;
        const response = await client.request({ method: 'GET', path, headers: { 'x-api-key': key } });
        if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`);
        await response.body.dump();
      };
      for (const query of queries.slice(0, 200)) await search(query);
      figures[kind] = await timeEach(queries, search);
    }
    return figures;
  } finally {
    await client.close();
    service.child.kill('SIGTERM');
    await service.ended;
  }
}
