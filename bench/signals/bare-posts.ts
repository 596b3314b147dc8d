/** The yardstick: the same client, in a separate process, posts one body to the given number of addresses. */
import { createEgress, parseConnectToRules } from '../../src/platform/egress/index.ts';

export interface BarePosts {
  receiver: string;
  hosts: string[];
  atOncePerHost: number;
  count: number;
  body: string;
}

process.on('message', async ({ receiver, hosts, atOncePerHost, count, body }: BarePosts) => {
  const egress = createEgress({ userAgent: 'bench', connectTo: parseConnectToRules(`*.test=${receiver}`) });
  let left = count;
  const headers = { 'content-type': 'application/json', 'x-webhook-id': 'whd_bare' };
  async function postAll(host: string): Promise<void> {
    while (left-- > 0) {
      const { status } = await egress.request({ url: `https://${host}/in`, method: 'POST', headers, body });
      if (status !== 200) throw new Error(`answered ${status}`);
    }
  }
  await Promise.all(hosts.flatMap((host) => Array.from({ length: atOncePerHost }, () => postAll(host))));
  await egress.close();
  process.send?.('done');
});
