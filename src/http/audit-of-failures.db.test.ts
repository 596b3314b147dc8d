import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountApi } from '../../test/support/account-api.ts';
import { startTestService, type TestService } from '../../test/support/test-service.ts';
import type { AuditKind } from '../shared/audit-kinds.ts';

/** The audit trail says what happened: a call that is refused, or that changes nothing, leaves no event. */
const EMAIL = 'owner@example.org';
const WRONG = { password: 'wrong horse' };

interface Failure {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  payload?: object | string;
  status: number;
  /** Session by default. */
  by?: 'key' | 'nobody';
  contentType?: string;
}

const deleted = (url: string, status = 404): Failure => ({ method: 'DELETE', url, status });
const WEBHOOK = '/v1/partner/webhooks/999999';

/**
 * One failure of every audited action, or a call that changes nothing. The compiler asks for an entry for a
 * new kind.
 */
const FAILURES: Record<AuditKind, Failure | (() => Promise<unknown>)> = {
  signed_in: { url: '/v1/auth/login', payload: { email: EMAIL, ...WRONG }, status: 401, by: 'nobody' },
  session_ended: deleted('/v1/auth/sessions/ses_unknown'),
  other_sessions_ended: { url: '/v1/auth/sessions/end-others', status: 401, by: 'key' },
  sessions_ended: { url: '/v1/auth/logout-all', status: 401, by: 'key' },
  password_changed: {
    url: '/v1/auth/change-password',
    payload: { current_password: WRONG.password, new_password: 'another long one' },
    status: 401,
  },
  password_reset: {
    url: '/v1/auth/reset-password',
    payload: { token: 'unknown', new_password: 'another long one' },
    status: 400,
    by: 'nobody',
  },
  second_factor_added: {
    url: '/v1/auth/second-factor/totp/confirm',
    payload: { code: '000000' },
    status: 400,
  },
  second_factor_removed: { url: '/v1/auth/second-factor/disable', payload: WRONG, status: 401 },
  recovery_codes_replaced: { url: '/v1/auth/second-factor/recovery-codes', payload: WRONG, status: 401 },
  signed_up: {
    url: '/v1/auth/signup',
    payload: { email: EMAIL, password: 'correct horse' },
    status: 409,
    by: 'nobody',
  },
  email_verified: { method: 'GET', url: '/v1/auth/verify-email?token=unknown', status: 302, by: 'nobody' },
  api_key_created: { url: '/v1/auth/api-keys', payload: { name: '' }, status: 400 },
  api_key_rotated: { url: '/v1/auth/api-key/rotate', status: 401, by: 'key' },
  api_key_revoked: deleted('/v1/auth/api-keys/key_unknown'),
  member_invited: { url: '/v1/team/invitations', payload: { email: EMAIL, role: 'member' }, status: 409 },
  invitation_withdrawn: deleted('/v1/team/invitations/inv_unknown'),
  member_joined: {
    url: '/v1/team/invitations/accept',
    payload: { token: 'unknown', password: 'correct horse' },
    status: 400,
    by: 'nobody',
  },
  member_role_changed: {
    method: 'PATCH',
    url: '/v1/team/members/usr_unknown',
    payload: { role: 'member' },
    status: 404,
  },
  member_removed: deleted('/v1/team/members/usr_unknown'),
  app_connected: {
    url: '/oauth/token',
    payload: 'grant_type=authorization_code&code=unknown',
    contentType: 'application/x-www-form-urlencoded',
    status: 400,
    by: 'nobody',
  },
  app_disconnected: deleted('/v1/auth/connected-apps/unknown', 200),
  company_watched: { url: '/v1/watchlist', payload: { company_number: '99999999' }, status: 404 },
  company_unwatched: deleted('/v1/watchlist/99999999', 200),
  tags_changed: { method: 'PUT', url: '/v1/watchlist/99999999/tags', payload: { tags: ['a'] }, status: 404 },
  list_imported: {
    url: '/v1/watchlist/import',
    payload: 'zz unknown zz\n',
    contentType: 'text/csv',
    status: 200,
  },
  alerts_changed: {
    method: 'PUT',
    url: '/v1/signals/mail-settings',
    payload: { digest: 'hourly' },
    status: 400,
  },
  search_saved: {
    url: '/v1/saved-searches',
    payload: { name: 'x', query: { sic_code: ['x'] } },
    status: 400,
  },
  saved_search_changed: {
    method: 'PATCH',
    url: '/v1/saved-searches/search_unknown',
    payload: { name: 'x' },
    status: 404,
  },
  saved_search_deleted: deleted('/v1/saved-searches/search_unknown'),
  webhook_created: {
    url: '/v1/partner/webhooks',
    payload: { webhook_url: 'http://127.0.0.1/', signal_type: 'all' },
    status: 400,
  },
  webhook_edited: { method: 'PATCH', url: WEBHOOK, payload: { description: 'x' }, status: 404 },
  webhook_paused: { url: `${WEBHOOK}/pause`, status: 404 },
  webhook_enabled: { url: `${WEBHOOK}/enable`, status: 404 },
  webhook_secret_replaced: { url: `${WEBHOOK}/rotate-secret`, status: 404 },
  webhook_deleted: deleted(WEBHOOK),
  review_decided: { url: '/v1/reviews/rev_unknown', payload: { company_number: null }, status: 404 },
  review_reopened: deleted('/v1/reviews/rev_unknown/decision'),
  upload_started: { url: '/v1/bulk', payload: '', contentType: 'text/csv', status: 400 },
  upload_resumed: { url: '/v1/bulk/blk_unknown/resume', status: 404 },
  upload_cancelled: { url: '/v1/bulk/blk_unknown/cancel', status: 404 },
  data_exported: { method: 'GET', url: '/v1/audit/export?kind=nonsense', status: 400 },
  credits_requested: { url: '/v1/credits/requests', payload: {}, status: 400 },
  credits_granted: () => expect(operator().grant('nobody@example.org', 5, 'test')).rejects.toThrow(),
  // The plan that the account has.
  plan_changed: () => operator().changePlan(EMAIL, 'free'),
};

let test: TestService;
const operator = () => test.service.accounts.admin;
let credentials: Record<'session' | 'key' | 'nobody', Record<string, string>>;

beforeAll(async () => {
  test = await startTestService({ environment: { AUTH_THROTTLE: 'off' } });
  const { bearer, withKey } = await accountApi(test).makeSession(EMAIL);
  credentials = { session: bearer, key: withKey, nobody: {} };
});
afterAll(() => test?.stop());

const readTrail = async () =>
  (await test.app.inject({ method: 'GET', url: '/v1/audit?limit=100', headers: credentials.session })).json();

it.each(Object.entries(FAILURES))(
  'a failure of what is recorded as %s leaves no event',
  async (_, failure) => {
    const before = await readTrail();
    await (typeof failure === 'function' ? failure() : expectFailure(failure));
    expect(await readTrail()).toEqual(before);
  },
);

async function expectFailure({ status, ...failure }: Failure): Promise<void> {
  const { method = 'POST', url, payload, by = 'session', contentType } = failure;
  const type = contentType ? { 'content-type': contentType } : {};
  const answer = await test.app.inject({
    method,
    url,
    headers: { ...credentials[by], ...type },
    ...(payload !== undefined && { payload }),
  });
  expect({ url, status: answer.statusCode }).toEqual({ url, status });
}
