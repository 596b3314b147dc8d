import { describe, expect, it } from 'vitest';
import { useResolutionFixture } from './test-support/resolution-fixture.ts';
import { verdict } from './test-support/scripted-sites.ts';

const fixture = useResolutionFixture({ working: false, callLimitPerMinute: 3 });
const { post, clock } = fixture;

describe('calls of an account', () => {
  it('are limited per minute, on both routes together, with the time to wait', async () => {
    await fixture.learn('known.co.uk', verdict());
    const account = await fixture.ledger.account(1);
    const answers = [];
    for (const path of ['/v1/resolve/domain', '/v1/enrich', '/v1/resolve/domain', '/v1/enrich'])
      answers.push(await post(path, account, 'known.co.uk'));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
    expect(answers.map(({ headers }) => headers['ratelimit-remaining'])).toEqual(['2', '1', '0', '0']);
    const [refused] = answers.slice(-1);
    expect(refused?.headers).toMatchObject({ 'ratelimit-limit': '3', 'retry-after': '60' });
    expect(refused?.json()).toEqual({
      error: {
        code: 'rate_limited',
        message: 'Too many calls within a minute; try again in 60 seconds.',
        details: { retry_after_seconds: 60 },
        request_id: expect.any(String),
      },
    });
    clock.advance({ seconds: 61 });
    expect((await post('/v1/enrich', account, 'known.co.uk')).statusCode).toBe(200);
  });

  it('count for their account alone, and not those of the partner, which have a limit of their own', async () => {
    await fixture.learn('other.co.uk', verdict());
    const [account, other] = [await fixture.ledger.account(1), await fixture.ledger.account(1)];
    for (let calls = 0; calls < 4; calls += 1)
      expect((await post('/v1/partner/enrich-company', account, 'other.co.uk')).statusCode).toBe(200);
    for (let calls = 0; calls < 3; calls += 1) await post('/v1/enrich', account, 'other.co.uk');
    expect((await post('/v1/enrich', account, 'other.co.uk')).statusCode).toBe(429);
    expect((await post('/v1/enrich', other, 'other.co.uk')).statusCode).toBe(200);
  });
});
