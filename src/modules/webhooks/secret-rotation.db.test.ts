import type { IncomingHttpHeaders } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it, vi } from 'vitest';
import { sql } from '../../platform/postgres/index.ts';
import { DAY_MS as DAY } from '../../shared/clock.ts';
import { sign } from './signing-secrets.ts';
import { useWebhookFixture } from './test-support/webhook-fixture.ts';

vi.setConfig({ testTimeout: 60_000 });
const fixture = useWebhookFixture();
const IN_TIME = { timeout: 15_000 };

const passTime = (ms: number) =>
  fixture.clock.set(new Date(fixture.clock.now().getTime() + ms).toISOString());

/** By the library of the specification, at the time of the test. */
function verifyStandard(
  secret: string,
  { headers, body }: { headers: IncomingHttpHeaders; body: string },
): void {
  const now = vi.spyOn(Date, 'now').mockReturnValue(fixture.clock.now().getTime());
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
  } finally {
    now.mockRestore();
  }
}

describe('a secret that was replaced', () => {
  const send = async (id: number, nth: number) => {
    await fixture.call('POST', `/${id}/test`);
    const pending = () => fixture.db.query(sql`select from webhook_deliveries where status = 'pending'`);
    await expect.poll(async () => (await pending()).length, IN_TIME).toBe(0);
    return fixture.receiver.received[nth - 1]!;
  };
  const rotate = async (id: number) => (await fixture.call('POST', `/${id}/rotate-secret`)).json();

  it('signs along for its own day, also when its successor is replaced within it, or the address', async () => {
    const { id, signing_secret: first } = await fixture.register();
    fixture.startDispatcher();
    const second = await rotate(id);
    passTime(DAY / 2);
    const third = await rotate(id);
    const delivery = await send(id, 1);
    for (const secret of [third.signing_secret, second.signing_secret, first])
      verifyStandard(secret, delivery);
    const { headers, body } = delivery;
    expect(headers['x-webhook-signature-previous']).toBe(
      sign(second.signing_secret, Number(headers['x-webhook-timestamp']), body),
    );
    await fixture.call('PATCH', `/${id}`, { body: { webhook_url: 'https://moved.test/in' } });
    verifyStandard(first, await send(id, 2));
    passTime(DAY / 2 + 1);
    const later = await send(id, 3);
    expect(() => verifyStandard(first, later)).toThrow();
    verifyStandard(second.signing_secret, later);
  });

  it('can be replaced nine times in a day; a tenth call says when to try again', async () => {
    const { id } = await fixture.register();
    for (let nth = 1; nth <= 9; nth++) expect((await rotate(id)).signing_secret).toBeDefined();
    const refused = await fixture.call('POST', `/${id}/rotate-secret`);
    expect([refused.statusCode, refused.json().error.code, refused.headers['retry-after']]).toEqual([
      429,
      'rate_limited',
      '86400',
    ]);
    passTime(DAY + 1);
    expect((await rotate(id)).signing_secret).toBeDefined();
  });
});
