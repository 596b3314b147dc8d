import { expect, it } from 'vitest';
import { useAccountApi } from '../../test/support/account-api.ts';

const { test, api, codeOf } = useAccountApi();

it.each([
  ['GET', '/v1/bulk/:id', 'job_not_found'],
  ['POST', '/v1/bulk/:id/cancel', 'job_not_found'],
  ['GET', '/v1/bulk/:id/rows', 'job_not_found'],
  ['GET', '/v1/bulk/:id/results', 'job_not_found'],
  ['DELETE', '/v1/saved-searches/:id', 'saved_search_not_found'],
  ['GET', '/v1/saved-searches/:id/matches', 'saved_search_not_found'],
  ['DELETE', '/v1/reviews/:id/decision', 'not_found'],
  ['DELETE', '/v1/auth/sessions/:id', 'session_not_found'],
  ['DELETE', '/v1/auth/api-keys/:id', 'api_key_not_found'],
  ['DELETE', '/v1/team/invitations/:id', 'invitation_not_found'],
  ['DELETE', '/v1/team/members/:id', 'member_not_found'],
] as const)('an id of any length is unknown: %s %s', async (method, path, code) => {
  const { bearer } = await api.makeSession(`${code}-${path.length}@example.org`);
  for (const id of ['x', 'x'.repeat(300), '%00'.repeat(100)])
    expect(codeOf(await test.app.inject({ method, url: path.replace(':id', id), headers: bearer })), id).toBe(
      `404 ${code}`,
    );
});
