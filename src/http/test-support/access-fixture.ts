import { SignJWT } from 'jose';
import { fetch } from 'undici';
import { type OauthService, startOauthService } from '../../../test/support/oauth-app.ts';
import { createApiKey } from '../../modules/accounts/keys/api-keys.ts';
import { MCP_SCOPE } from '../../modules/oauth/addresses.ts';
import { insertSnapshotRow } from '../../modules/register/live/test-support/live-fixture.ts';
import { REVIEW } from '../../modules/resolution/test-support/scripted-sites.ts';
import { sql } from '../../platform/postgres/index.ts';
import { type Permission, ROLE_PERMISSIONS, ROLES, type Role, SCOPES } from '../../shared/caller.ts';
import { emailKey } from '../../shared/internet/email-address.ts';
import { deriveKey } from '../../shared/secret-box.ts';

type Headers = Record<string, string>;

/** How a credential is sent. A bearer token is a session or an access token of OAuth. */
type Kind = 'none' | 'key' | 'bearer-key' | 'bearer' | 'cookie' | 'foreign-cookie';

export interface Credential {
  name: string;
  kind: Kind;
  headers: Headers;
  /** Absent: everything. */
  permissions?: readonly Permission[];
  /**
   * The kind of calls that it is good for. `session` and `key` are those of an account; `agent` opens the
   * agent endpoint only.
   */
  grants: 'nothing' | 'account' | 'agent' | 'too-little';
}

export interface Owned {
  jobId: string;
  searchId: string;
  partnerJobId: string;
  bulkId: string;
  reviewId: string;
  savedSearchId: string;
  webhookId: number;
  deliveryId: string;
  clientId: string;
  keyId: string;
  invitationId: string;
  memberId: string;
}

const PASSWORD = 'correct horse';
const OWNER = 'owner@example.com';

/** Texts that only the owner may see. */
export const OWNER_MARKS = [OWNER, 'owner-only.test', 'owners-hooks.test'];

/** One service, an owner with one of everything, another account, and credentials of every kind and state. */
export async function createAccessFixture() {
  const service = await startOauthService({
    AUTH_THROTTLE: 'off',
    PARTNER_RATE_LIMIT_PER_MINUTE: '100000',
    // Nothing connects there: no jobs run in this test.
    EGRESS_CONNECT_TO: '*.test=http://127.0.0.1:1',
  });
  await insertSnapshotRow(service.database.db, { company_name: 'FERNHOLLOW KITES LIMITED' });
  const accounts = createAccountMaker(service);

  // They belong to the owner, so that a call that is not refused would change or show something.
  const ended = await makeEndedCredentials(service, accounts);
  const owner = await accounts.logIn(OWNER);
  const owned = await makeOwned(service, owner.key, owner.session);
  const other = await accounts.make();
  await service.api.post('/v1/watchlist', { company_number: '07654321' }, key(other.key));
  return {
    service,
    owner,
    owned,
    /** Credentials that are not valid, or that open the agent endpoint only. */
    limited: [...neverValid(await forgedSession()), ...ended, ...(await makeScopedTokens(service, owner))],
    other: credentialsOf(other),
    /** Sessions of every role and keys of every scope, of an account that owns nothing. */
    team: await makeTeam(service, accounts),
    makeTeam: () => makeTeam(service, accounts),
    /** The credentials of an account that nothing else uses. */
    async fresh() {
      return credentialsOf(await accounts.make());
    },
    stop: () => service.stop(),
  };
}

export type AccessFixture = Awaited<ReturnType<typeof createAccessFixture>>;

type Account = { session: string; key: string };

function createAccountMaker({ api }: OauthService) {
  let made = 0;
  const logIn = async (email: string): Promise<Account> => {
    const { session_token: session, api_key: key } = (await api.logIn(email, PASSWORD)).json();
    return { session, key };
  };
  return {
    logIn,
    async make(email = `other${++made}@example.com`) {
      await api.signUpVerifiedByHand(email, PASSWORD);
      return logIn(email);
    },
  };
}

const key = (value: string) => ({ 'x-api-key': value });
const bearer = (value: string) => ({ authorization: `Bearer ${value}` });
const cookie = (value: string) => ({ cookie: `domesday_session=${value}`, 'x-domesday-console': '1' });

/** The same session as a bearer token and as the cookie of the console. */
const endedSession = (name: string, session: string): Credential[] => [
  { name: `${name} session`, kind: 'bearer', headers: bearer(session), grants: 'nothing' },
  { name: `${name} session in a cookie`, kind: 'cookie', headers: cookie(session), grants: 'nothing' },
];

function credentialsOf(account: Account): Credential[] {
  return [
    { name: 'API key', kind: 'key', headers: key(account.key), grants: 'account' },
    { name: 'API key as bearer token', kind: 'bearer-key', headers: bearer(account.key), grants: 'account' },
    { name: 'session', kind: 'bearer', headers: bearer(account.session), grants: 'account' },
    { name: 'session in a cookie', kind: 'cookie', headers: cookie(account.session), grants: 'account' },
  ];
}

function neverValid(forged: string): Credential[] {
  return [
    { name: 'no credential', kind: 'none', headers: {}, grants: 'nothing' },
    { name: 'malformed API key', kind: 'key', headers: key('dk_live_nonsense'), grants: 'nothing' },
    { name: 'unknown API key', kind: 'key', headers: key(createApiKey().text), grants: 'nothing' },
    {
      name: 'unknown API key as bearer token',
      kind: 'bearer-key',
      headers: bearer(createApiKey().text),
      grants: 'nothing',
    },
    { name: 'nonsense as bearer token', kind: 'bearer', headers: bearer('nonsense'), grants: 'nothing' },
    ...endedSession('forged', forged),
  ];
}

async function forgedSession(): Promise<string> {
  return new SignJWT({ sv: 1 })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject('00000000-0000-4000-8000-000000000000')
    .setAudience('domesday:session')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(deriveKey('not the secret of this service', 'session'));
}

async function makeEndedCredentials(
  service: OauthService,
  accounts: ReturnType<typeof createAccountMaker>,
): Promise<Credential[]> {
  const { api, clock } = service;
  const app = await service.oauthApp();
  const expired = await accounts.make(OWNER);
  const expiredToken = (await app.connect(expired.session)).access_token;
  clock.advance({ hours: 25 });

  const revoked = await accounts.logIn(OWNER);
  // Used, so that it is in the caches.
  for (const path of ['/v1/resolve/domain', '/v1/enrich', '/v1/partner/enrich-company'])
    await api.post(path, {}, key(revoked.key));
  const revokedToken = (await app.connect(revoked.session)).access_token;
  await app.revoke(revokedToken);
  const tokenOfEndedSession = (await app.connect(revoked.session)).access_token;
  await api.post('/v1/auth/api-key/rotate', undefined, bearer(revoked.session));
  await api.post('/v1/auth/logout-all', undefined, bearer(revoked.session));

  const token = (name: string, value: string): Credential => ({
    name,
    kind: 'bearer',
    headers: bearer(value),
    grants: 'nothing',
  });
  return [
    { name: 'revoked API key', kind: 'key', headers: key(revoked.key), grants: 'nothing' },
    ...endedSession('expired', expired.session),
    ...endedSession('revoked', revoked.session),
    token('expired access token', expiredToken),
    token('revoked access token', revokedToken),
    token('access token of an account that signed out everywhere', tokenOfEndedSession),
  ];
}

/** One access token per scope, and a cookie that another site makes the browser send. */
async function makeScopedTokens(service: OauthService, { session }: Account): Promise<Credential[]> {
  const metadata = await fetch(`${service.url}/.well-known/oauth-authorization-server`);
  const { scopes_supported: scopes } = (await metadata.json()) as { scopes_supported: string[] };
  const app = await service.oauthApp();
  const tokens: Credential[] = [];
  for (const scope of scopes) {
    // Only together with `openid` is every scope granted.
    const { access_token: value } = await app.connect(session, {
      scope: scope === MCP_SCOPE ? scope : `openid ${scope}`,
    });
    const grants = scope === MCP_SCOPE ? 'agent' : 'too-little';
    tokens.push({ name: `access token for ${scope}`, kind: 'bearer', headers: bearer(value), grants });
  }
  const { 'x-domesday-console': _, ...crossSite } = cookie(session);
  const foreignCookie = {
    name: 'cookie sent by another site',
    kind: 'foreign-cookie',
    headers: crossSite,
  } as const;
  return [...tokens, { ...foreignCookie, grants: 'nothing' }];
}

async function makeOwned(service: OauthService, apiKey: string, session: string): Promise<Owned> {
  const { app, api, clock, database } = service;
  const withKey = key(apiKey);
  const judged = {
    domain: 'owner-only.test',
    verdict: REVIEW,
    pagesRead: 1,
    at: clock.now(),
    source: 'forward' as const,
  };
  await database.db.transaction((tx) => service.service.resolution.siteReader.recordVerdict(tx, judged));
  const answers = async (path: string, body: unknown) => (await api.post(path, body, withKey)).json();
  await answers('/v1/resolve/domain', { domain: 'owner-only.test' });
  const reviews = (await app.inject({ url: '/v1/reviews', headers: withKey })).json().reviews;
  await answers('/v1/watchlist', { company_number: '07654321' });
  const webhook = { webhook_url: 'https://owners-hooks.test/', signal_type: 'all' };
  const { id: webhookId } = await answers('/v1/partner/webhooks', webhook);
  const upload = await app.inject({
    method: 'POST',
    url: '/v1/bulk',
    headers: { ...withKey, 'content-type': 'text/csv' },
    payload: 'domain\nowner-only.test\nanother.owner-only.test\n',
  });
  const connected = await service.oauthApp();
  await connected.connect(session);
  const { reverse_domain: search } = await answers('/v1/resolve/company', { company_number: '07654321' });
  return {
    reviewId: reviews[0].id,
    savedSearchId: (await answers('/v1/saved-searches', { name: 'Kites', query: {} })).id,
    webhookId,
    deliveryId: (await answers(`/v1/partner/webhooks/${webhookId}/test`, undefined)).id,
    jobId: (await answers('/v1/enrich', { domain: 'waits.test' })).job_id,
    partnerJobId: (await answers('/v1/partner/enrich-company', { domain: 'waits-too.test' })).job_id,
    searchId: search.status_url.split('/').at(-1),
    bulkId: upload.json().id,
    clientId: connected.clientId,
    ...(await makeOwnedTeam(service, session)),
  };
}

async function makeOwnedTeam({ api, database }: OauthService, session: string) {
  const post = async (path: string, body: object) => (await api.post(path, body, bearer(session))).json();
  const created = await post('/v1/auth/api-keys', { name: 'a key', scopes: ['read'] });
  const invited = await post('/v1/team/invitations', { email: 'invited@example.net', role: 'member' });
  const memberId = await addMember({ database }, { of: OWNER, email: 'joined@example.net', role: 'member' });
  return { keyId: created.id as string, invitationId: invited.id as string, memberId };
}

/** Somebody with the same password as the owner `of` an account. Returns the id. */
async function addMember(
  { database }: Pick<OauthService, 'database'>,
  { of, email, role }: { of: string; email: string; role: Role },
): Promise<string> {
  const id = `usr_${email}`;
  await database.db.execute(sql`
    insert into users (id, account_id, role, email, email_key, password_hash, email_verified_at, created_at)
    select ${id}, account_id, ${role}, ${email}, ${emailKey(email)}, password_hash, now(), now()
    from users where email = ${of}`);
  return id;
}

let teams = 0;

/** The credentials of one account: a session of each role, and a key of each scope. */
async function makeTeam(
  service: OauthService,
  accounts: ReturnType<typeof createAccountMaker>,
): Promise<Credential[]> {
  const owner = `team${++teams}@example.com`;
  const { session } = await accounts.make(owner);
  await service.api.post('/v1/watchlist', { company_number: '07654321' }, bearer(session));
  const credentials: Credential[] = [];
  // By cookie, which every route takes that takes a session or a key.
  for (const role of ROLES) {
    const email = `${role}${teams}@example.com`;
    await addMember(service, { of: owner, email, role });
    const headers = cookie((await accounts.logIn(email)).session);
    const permissions = ROLE_PERMISSIONS[role];
    credentials.push({ name: `session of ${role}`, kind: 'cookie', headers, grants: 'account', permissions });
  }
  for (const scope of SCOPES) {
    const body = { name: scope, scopes: [scope] };
    const { api_key: text } = (await service.api.post('/v1/auth/api-keys', body, bearer(session))).json();
    const credential = {
      name: `key for ${scope}`,
      kind: 'key',
      headers: key(text),
      grants: 'account',
    } as const;
    credentials.push({ ...credential, permissions: [scope] });
  }
  return credentials;
}
