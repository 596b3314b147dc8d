import { describe, expect, it } from 'vitest';
import { useAccountApi } from '../../../test/support/account-api.ts';
import type { PlanName } from '../../shared/plans.ts';
import { OperatorError } from '../../shared/problem.ts';
import { nextPeriodEnd } from './plans/plans.ts';

const { test, api } = useAccountApi({ environment: { SIGNUP_CREDITS: '7', WATCHLIST_LIMIT: '3' } });

async function accountOf(email: string) {
  return (await api.logIn(email)).json().account;
}

describe('the free plan', () => {
  it('gives the credits and the watchlist that the settings say', async () => {
    await api.signUpVerifiedByHand('free@example.org');
    expect(await accountOf('free@example.org')).toMatchObject({
      credit_balance: 7,
      watchlist_usage: { used: 0, limit: 3 },
    });
  });
});

describe('a plan with monthly credits', () => {
  it('grants the first month at once, and each later month once, however many processes renew', async () => {
    await api.signUpVerifiedByHand('paid@example.org');
    await test.service.accounts.admin.changePlan('paid@example.org', 'starter');
    expect(await accountOf('paid@example.org')).toMatchObject({
      credit_balance: 507,
      subscription: { plan: 'starter', monthly_credits: 500, current_period_end: '2026-12-15T09:00:00.000Z' },
      watchlist_usage: { limit: 500 },
    });
    const renew = () =>
      Promise.all(Array.from({ length: 5 }, () => test.service.accounts.upkeep.renewSubscriptions()));
    await renew();
    expect((await accountOf('paid@example.org')).credit_balance).toBe(507);
    test.clock.set('2026-12-15T09:00:01Z');
    await renew();
    await renew();
    expect(await accountOf('paid@example.org')).toMatchObject({
      credit_balance: 1_007,
      subscription: { current_period_end: '2027-01-15T09:00:00.000Z' },
    });
  });

  it('grants nothing more when it is set again, and its month stays', async () => {
    await api.signUpVerifiedByHand('again@example.org');
    const set = () => test.service.accounts.admin.changePlan('again@example.org', 'starter');
    await Promise.all([set(), set()]);
    const before = await accountOf('again@example.org');
    expect(before.credit_balance).toBe(507);
    test.clock.advance({ days: 3 });
    await set();
    const { credit_balance, subscription } = await accountOf('again@example.org');
    expect({ credit_balance, subscription }).toEqual({
      credit_balance: 507,
      subscription: before.subscription,
    });
  });

  it('is granted once in a month, however often and by whomever the plan is switched to and fro', async () => {
    const email = 'fro@example.org';
    await api.signUpVerifiedByHand(email);
    const set = (plan: PlanName) => test.service.accounts.admin.changePlan(email, plan);
    const state = async () => {
      const { credit_balance, subscription } = await accountOf(email);
      return [credit_balance, subscription.plan, subscription.current_period_end?.slice(0, 10) ?? null];
    };
    test.clock.set('2027-03-10T09:00:00Z');
    await set('starter');
    test.clock.set('2027-03-20T09:00:00Z');
    await set('free');
    expect(await state()).toEqual([507, 'free', null]);
    await set('starter');
    expect(await state()).toEqual([507, 'starter', '2027-04-10']);
    await set('growth');
    expect(await state()).toEqual([5_007, 'growth', '2027-04-10']);
    const plans: PlanName[] = ['starter', 'free', 'growth', 'starter', 'growth', 'free', 'starter', 'growth'];
    for (let round = 0; round < 5; round++) await Promise.all(plans.map(set));
    await set('starter');
    expect(await state()).toEqual([5_007, 'starter', '2027-04-10']);
    test.clock.set('2027-04-11T09:00:00Z');
    await test.service.accounts.upkeep.renewSubscriptions();
    expect(await state()).toEqual([5_507, 'starter', '2027-05-10']);
    await set('growth');
    expect(await state()).toEqual([10_007, 'growth', '2027-05-10']);
    await set('free');
    test.clock.set('2027-05-11T09:00:00Z');
    await set('starter');
    expect(await state()).toEqual([10_507, 'starter', '2027-06-11']);
  });

  it('ends its months when the account goes back to free', async () => {
    await api.signUpVerifiedByHand('back@example.org');
    await test.service.accounts.admin.changePlan('back@example.org', 'growth');
    await test.service.accounts.admin.changePlan('back@example.org', 'free');
    test.clock.advance({ days: 40 });
    await test.service.accounts.upkeep.renewSubscriptions();
    expect(await accountOf('back@example.org')).toMatchObject({
      credit_balance: 5_007,
      subscription: { plan: 'free', current_period_end: null },
    });
  });
});

describe('a month', () => {
  it.each([
    ['2026-01-15', '2026-02-15'],
    ['2026-01-31', '2026-02-28'],
    ['2028-01-31', '2028-02-29'],
    ['2026-12-31', '2027-01-31'],
  ])('%s starts one that ends on %s', (from, to) => {
    expect(nextPeriodEnd(new Date(`${from}T10:00:00Z`)).toISOString()).toBe(`${to}T10:00:00.000Z`);
  });
});

describe('an account the operator makes', () => {
  it.each([
    ['eight emoji', '🐑'.repeat(8)],
    ['1,024 emoji', '🐑'.repeat(1_024)],
  ])('may have %s as its password, and signs in with it', async (_what, password) => {
    const email = `operator${password.length}@example.org`;
    await test.service.accounts.admin.create(email, password);
    expect((await api.logIn(email, password)).statusCode).toBe(200);
  });

  it.each([
    ['nothing', ''],
    ['seven emoji', '🐑'.repeat(7)],
    ['1,025 letters', 'x'.repeat(1_025)],
  ])('cannot have %s as its password, as with the API', async (_what, password) => {
    const creating = test.service.accounts.admin.create('refused@example.org', password);
    await expect(creating).rejects.toThrow(OperatorError);
    await expect(creating).rejects.toThrow('A password has 8 to 1,024 characters.');
    await expect(test.service.accounts.admin.show('refused@example.org')).rejects.toThrow(
      'There is no account',
    );
  });
});
