import { describe, expect, it } from 'vitest';
import {
  tooManyRequests,
  webPage,
} from '../../../platform/companies-house/test-support/scripted-companies-house.ts';
import type { CompanyNumber } from '../../../shared/company-number.ts';
import { insertSnapshotRow, slowly, useLiveFixture } from './test-support/live-fixture.ts';
import { officialProfile } from './test-support/official-fixtures.ts';

const NUMBER = '07654321' as CompanyNumber;
const PATH = `/company/${NUMBER}`;
/** Long, for machines that are busy; nothing waits longer than it must. */
const IN_TIME = { timeout: 15_000 };
const fixture = useLiveFixture();

describe('when Companies House cannot be had', () => {
  it.each([
    ['fails', webPage(502)],
    ['wants a pause', tooManyRequests('60')],
    ['sends something else', { hello: 'world' }],
  ])('because it %s, what is held is served, and what is not is unavailable', async (_, answer) => {
    fixture.server.answer(PATH, answer);
    fixture.server.answer('/company/00000009', answer);
    await insertSnapshotRow(fixture.db);
    const live = fixture.startProcess();
    expect(await live.getCompany(NUMBER)).toMatchObject({
      record: { company_name: 'FERNHOLLOW OLD NAME LIMITED' },
    });
    await expect(live.getCompany('00000009' as CompanyNumber)).rejects.toMatchObject({ code: 'unavailable' });
  });
  it('the claim is given back', async () => {
    fixture.server.answer(PATH, webPage(502));
    await expect(fixture.startProcess().refreshDetail(NUMBER)).rejects.toMatchObject({ reason: 'failing' });
    fixture.server.answer(PATH, officialProfile(NUMBER));
    expect(await fixture.startProcess({ elsewhere: true }).getCompany(NUMBER)).toBeDefined();
  });
  it('in time, what is held is served, and the answer is kept when it comes', async () => {
    await insertSnapshotRow(fixture.db);
    fixture.server.answer(PATH, slowly(officialProfile(NUMBER), 300));
    const live = fixture.startProcess({ waitMs: 50 });
    expect(await live.getCompany(NUMBER)).toMatchObject({
      record: { company_name: 'FERNHOLLOW OLD NAME LIMITED' },
    });
    await expect
      .poll(async () => (await live.findCompany(NUMBER))?.record.company_name, IN_TIME)
      .toBe('FERNHOLLOW KITES LIMITED');
  });
});

it('an interactive look-up that joins background work without a budget goes on by itself', async () => {
  fixture.server.answer('/company/00000009', officialProfile('00000009'));
  fixture.server.answer(PATH, officialProfile(NUMBER));
  const live = fixture.startProcess({ requests: 10 });
  // One request is all that background work may make of these ten.
  await live.refreshDetail('00000009' as CompanyNumber);
  // Both read what is held before they ask, so either may be the first to ask; the one that counts must succeed.
  const [, interactive] = await Promise.allSettled([live.refreshDetail(NUMBER), live.getCompany(NUMBER)]);
  expect(interactive).toMatchObject({ status: 'fulfilled', value: { record: { company_number: NUMBER } } });
});

it('a name is searched for at Companies House', async () => {
  const items = [{ company_number: NUMBER, title: 'FERNHOLLOW KITES LIMITED' }, { title: 'no number' }];
  fixture.server.answer('/search/companies', { items });
  expect(await fixture.startProcess().search('fernhollow & co')).toMatchObject([{ company_number: NUMBER }]);
  expect(fixture.server.requests).toEqual(['/search/companies?q=fernhollow+%26+co&items_per_page=20']);
});

it('closing ends what is under way, in good time', async () => {
  fixture.server.answer(PATH, slowly(officialProfile(NUMBER), 4_000));
  const live = fixture.startProcess();
  const pending = live.getCompany(NUMBER).catch((error: Error) => error);
  await expect.poll(() => fixture.server.requests.length, IN_TIME).toBe(1);
  await live.close();
  expect(await pending).toMatchObject({ code: 'unavailable' });
});
