import { expect, it } from 'vitest';
import { useWatchService } from '../watchlist/test-support/watch-service.ts';

const service = useWatchService();

it('a number that Companies House did not know a moment ago counts no credit in a preview', async () => {
  const { app, clock } = service.test;
  const { withKey } = await service.makeAccount();
  await service.insertCompanies('07654321');
  const preview = async () =>
    (
      await app.inject({
        method: 'POST',
        url: '/v1/bulk?preview=true&direction=company',
        headers: { ...withKey, 'content-type': 'text/csv' },
        payload: '07654321\n07654322\n',
      })
    ).json().credits_at_most;
  // It may be newer than the snapshot.
  expect(await preview()).toBe(2);
  expect((await service.get('/v1/companies/07654322', withKey)).statusCode).toBe(404);
  expect(await preview()).toBe(1);
  clock.advance({ minutes: 61 });
  expect(await preview()).toBe(2);
});
