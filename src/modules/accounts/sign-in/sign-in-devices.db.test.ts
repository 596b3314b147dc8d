import { describe, expect, it } from 'vitest';
import { useAccountApi } from '../../../../test/support/account-api.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
const NEWER_FIREFOX = FIREFOX.replaceAll('128.0', '131.0');
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';

const { test, api, nextEmail } = useAccountApi();

interface From {
  address?: string;
  userAgent?: string;
  cookie?: string;
  url?: string;
}

async function signIn(
  email: string,
  { address = '203.0.113.7', userAgent = FIREFOX, cookie, url }: From = {},
) {
  const answer = await test.app.inject({
    method: 'POST',
    url: url ?? '/v1/auth/login',
    payload: { email, password: 'correct horse' },
    headers: { 'user-agent': userAgent, ...(cookie !== undefined && { cookie }) },
    remoteAddress: address,
  });
  expect(answer.statusCode).toBe(200);
  return answer;
}

async function makeLogin(): Promise<string> {
  const email = nextEmail('device');
  await api.signUpVerified(email);
  return email;
}

async function mailsAbout(email: string, subject: string): Promise<string[]> {
  await api.deliverMails();
  return api.mailsTo(email).filter((mail) => mail.includes(`Subject: ${subject}`));
}
const announced = (email: string) => mailsAbout(email, 'New sign-in to your account');

describe('a sign-in', () => {
  it('is not announced with the first device of a login; with a new one it is: by browser and address', async () => {
    const email = await makeLogin();
    await signIn(email);
    expect(await announced(email)).toEqual([]);
    await signIn(email, { userAgent: SAFARI, address: '198.51.100.4' });
    const mails = await announced(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.replace(/=\r?\n/g, '')).toMatch(
      /Safari on Mac from the network address 198\.51\.100\.4/,
    );
    expect(mails[0]).toContain('/account/security');
  });

  it('is not announced again, nor after an update of the browser or a new address of the same network', async () => {
    const email = await makeLogin();
    await signIn(email);
    await signIn(email, { userAgent: SAFARI });
    for (const from of [{}, { userAgent: NEWER_FIREFOX }, { address: '203.0.113.99' }, { userAgent: SAFARI }])
      await signIn(email, from);
    expect(await announced(email)).toHaveLength(1);
  });

  it('is not announced from another network if it is in the console, because of its cookie', async () => {
    const email = await makeLogin();
    const url = '/console/session';
    const first = await signIn(email, { url });
    const device = first.cookies.find(({ name }) => name === 'domesday_device');
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    const cookie = `domesday_device=${device?.value}`;
    const again = await signIn(email, { url, cookie, address: '198.51.100.4' });
    expect(again.cookies.map(({ name }) => name)).toEqual(['domesday_session']);
    expect(await announced(email)).toEqual([]);
    // The cookie of somebody else says nothing about this login.
    const other = await makeLogin();
    await signIn(other);
    await signIn(other, { url, cookie, address: '192.0.2.8', userAgent: SAFARI });
    expect(await announced(other)).toHaveLength(1);
  });

  it('is announced again with a device that was not used for half a year', async () => {
    const email = await makeLogin();
    await signIn(email);
    await signIn(email, { userAgent: SAFARI });
    test.clock.advance({ days: 100 });
    await signIn(email);
    test.clock.advance({ days: 100 });
    await test.service.jobs.tasks.find(({ name }) => name === 'purge_email_tokens')?.run({}, {} as never);
    await signIn(email);
    await signIn(email, { userAgent: SAFARI });
    expect(await announced(email)).toHaveLength(2);
  });
});

describe('a new API key', () => {
  it('is announced to whoever made it, without the key', async () => {
    const email = await makeLogin();
    const bearer = { authorization: `Bearer ${(await signIn(email)).json().session_token}` };
    const { api_key: key } = (
      await api.post('/v1/auth/api-keys', { name: 'Nightly <b>import</b>', scopes: ['read'] }, bearer)
    ).json();
    const [mail = ''] = await mailsAbout(email, 'New API key in your account');
    expect(mail.replace(/=\r?\n/g, '')).toContain('Nightly');
    expect(mail.slice(mail.indexOf('text/html'))).not.toContain('<b>import');
    expect(mail).not.toContain(key.slice(8, 20));
  });
});
