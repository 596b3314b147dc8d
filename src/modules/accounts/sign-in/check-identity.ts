import type { Database } from '../../../platform/postgres/index.ts';
import type { RateState } from '../../../platform/rate-limit/index.ts';
import { emailKey } from '../../../shared/internet/email-address.ts';
import { Problem } from '../../../shared/problem.ts';
import type { Origin } from '../account.ts';
import type { AccountStore, UserSecrets } from '../accounts.store.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { GivenFactor } from '../second-factor/check-factor.ts';
import type { SecondFactors } from '../second-factor/second-factor.ts';
import type { DeviceStore } from './sign-in-devices.store.ts';
import { deviceHashes } from './sign-in-devices.ts';
import { type SignInAttempt, type Throttles, withRate } from './throttles.ts';

export interface IdentityDeps {
  db: Database;
  store: Pick<AccountStore, 'findUserByEmailKey'>;
  deviceStore: Pick<DeviceStore, 'isKnownTo'>;
  secondFactors: Pick<SecondFactors, 'check'>;
  passwords: PasswordHasher;
  throttles: Throttles;
}

interface Identified {
  rate: RateState | undefined;
  user: UserSecrets;
}

/** The facts about an attempt that throttles need. */
export async function attemptOf(
  { db, deviceStore }: Pick<IdentityDeps, 'db' | 'deviceStore'>,
  email: string,
  origin: Origin,
): Promise<SignInAttempt> {
  const isKnownDevice = await deviceStore.isKnownTo(db, emailKey(email), deviceHashes(origin));
  return { email, address: origin.address, isKnownDevice };
}

/**
 * Finds the person with this password. Does not reset the failures: a second factor may follow
 * (`checkSecondFactor`).
 */
export async function checkPassword(
  deps: IdentityDeps,
  { email, password, ...origin }: { email: string; password: string } & Origin,
): Promise<Identified & { attempt: SignInAttempt }> {
  const { throttles } = deps;
  const attempt = await attemptOf(deps, email, origin);
  let rate = await throttles.checkLogin(attempt);
  const user = await deps.store.findUserByEmailKey(deps.db, emailKey(email));
  const matches = await deps.passwords.verify(user?.password_hash, password, {
    isKnownDevice: attempt.isKnownDevice,
    beforeWork: async () => {
      rate = await throttles.checkLogin(attempt);
    },
  });
  if (!user || !matches) {
    rate = await throttles.loginFailed(attempt);
    throw wrongPassword(rate);
  }
  return { rate, user, attempt };
}

/**
 * Throws `second_factor_required`, which does not count as a failure, or `invalid_second_factor`, which
 * counts like a wrong password.
 */
export async function checkSecondFactor(
  deps: IdentityDeps,
  { user, rate, attempt }: Identified & { attempt: SignInAttempt },
  given: GivenFactor,
): Promise<void> {
  const { throttles } = deps;
  const checked = await deps.secondFactors.check(user.id, given);
  if (checked.is === 'missing') {
    const { methods, passkeyOptions } = checked;
    throw new Problem(
      'second_factor_required',
      'The password is right; now send a code of your authenticator app, a recovery code or your passkey as well.',
      { details: { methods, ...(passkeyOptions && { passkey_options: passkeyOptions }) }, ...withRate(rate) },
    );
  }
  if (checked.is === 'wrong') {
    const failed = await throttles.loginFailed(attempt);
    throw new Problem(
      'invalid_second_factor',
      'This code or passkey is wrong, or was used before; try the next one.',
      withRate(failed),
    );
  }
  if (rate && rate.remaining < rate.limit) await throttles.clearLoginFailures(attempt.email);
}

/** Checks the password and, if the person set one up, the second factor. */
export async function checkIdentity(
  deps: IdentityDeps,
  { code, passkey, ...input }: { email: string; password: string } & Origin & GivenFactor,
): Promise<Identified> {
  const identified = await checkPassword(deps, input);
  await checkSecondFactor(deps, identified, { code, passkey });
  return identified;
}

export function wrongPassword(rate: RateState | undefined): Problem {
  return new Problem('invalid_credentials', 'The e-mail address or the password is wrong.', withRate(rate));
}
