import { describe, expect, it } from 'vitest';
import { type Tokens, useOauthService } from '../../../test/support/oauth-app.ts';

const { service, app, mcpStatus } = useOauthService();

const signIn = async () => (await service.api.logIn('owner@example.com')).json().session_token as string;

/** And the statuses of an access token and a refresh token that are made in between and used afterwards. */
describe.each([
  ['an hour ahead', { hours: 1 }, [200, 200]],
  ['ten years ahead', { days: 3_650 }, [401, 400]],
  ['a year back', { days: -365 }, [401, 400]],
] as const)('a clock that was %s for a while', (_, jump, statusesAfterwards) => {
  const during = async <T>(work: () => Promise<T>): Promise<T> => {
    const before = service.clock.now();
    service.clock.advance(jump);
    try {
      return await work();
    } finally {
      service.clock.set(before);
    }
  };

  it('leaves tokens from before good, and a used refresh token used', async () => {
    const tokens = await app.connect(await signIn());
    await during(() => mcpStatus(tokens.access_token));
    expect(await mcpStatus(tokens.access_token)).toBe(200);
    const next = (await (await app.refresh(tokens.refresh_token)).json()) as Tokens;
    expect(await mcpStatus(next.access_token)).toBe(200);
    expect((await during(() => app.refresh(tokens.refresh_token))).status).toBe(400);
  });

  it('gives no token a life of years', async () => {
    const tokens = await during(async () => app.connect(await signIn()));
    const statuses = [await mcpStatus(tokens.access_token), (await app.refresh(tokens.refresh_token)).status];
    expect(statuses).toEqual(statusesAfterwards);
  });
});
