import { expect, it } from 'vitest';
import { useAccountApi } from '../../../../test/support/account-api.ts';
import { PLANS } from '../../../shared/plans.ts';

const { test, api } = useAccountApi({ environment: { OPERATOR_EMAIL: 'operator@example.net' } });

const get = (url: string, headers: Record<string, string>) =>
  test.app.inject({ method: 'GET', url, headers });

it('plans are listed with the one that the account has', async () => {
  const { bearer } = await api.makeSession('reader@example.org');
  const { plans } = (await get('/v1/plans', bearer)).json();
  expect(plans.map(({ plan }: { plan: string }) => plan)).toEqual(['free', 'starter', 'growth', 'scale']);
  expect(plans.filter(({ is_current }: { is_current: boolean }) => is_current)).toEqual([
    { plan: 'free', ...PLANS.free, is_current: true },
  ]);
  expect((await get('/v1/plans', {})).statusCode).toBe(401);
});

it('a request reaches the operator with the command that grants it, and is in the audit trail', async () => {
  const { bearer } = await api.makeSession("o'hara@example.org");
  const asked = await api.post(
    '/v1/credits/requests',
    { credits: 500, plan: 'starter', message: 'For 480 <suppliers>.' },
    bearer,
  );
  expect({ status: asked.statusCode, body: asked.json() }).toEqual({ status: 202, body: { status: 'sent' } });
  await api.deliverMails();
  const [mail] = api.mailsTo('operator@example.net');
  const [text, html] = (mail ?? '').split('<!doctype html>');
  expect(text?.replaceAll('\r\n ', ' ')).toContain(
    "Subject: o'hara@example.org asks for 500 credits and the plan starter",
  );
  expect(text).toContain('They write: “For 480 <suppliers>.”');
  expect(text).toContain("domesday account grant 'o'\\''hara@example.org' 500");
  expect(html).toContain('For 480 &lt;suppliers&gt;.');
  const { events } = (await get('/v1/audit?kind=credits_requested', bearer)).json();
  expect(events).toMatchObject([{ actor: "o'hara@example.org", detail: { credits: 500, plan: 'starter' } }]);
});

it('a request for nothing is refused, and leaves no trace', async () => {
  const { bearer } = await api.makeSession('nothing@example.org');
  for (const body of [{}, { message: 'please' }, { credits: 0 }, { credits: 5, plan: 'huge' }])
    expect((await api.post('/v1/credits/requests', body, bearer)).statusCode).toBe(400);
  expect((await get('/v1/audit?kind=credits_requested', bearer)).json().events).toEqual([]);
});

it('the sixth request of a day is refused', async () => {
  const { bearer } = await api.makeSession('eager@example.org');
  const ask = async () => (await api.post('/v1/credits/requests', { credits: 1 }, bearer)).statusCode;
  for (let time = 1; time <= 5; time++) expect(await ask()).toBe(202);
  expect(await ask()).toBe(429);
  expect((await get('/v1/audit?kind=credits_requested', bearer)).json().events).toHaveLength(5);
});
