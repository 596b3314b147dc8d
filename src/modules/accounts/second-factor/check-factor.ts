import type { Database } from '../../../platform/postgres/index.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { SecretBox } from '../../../shared/secret-box.ts';
import type { SecurityNotices } from '../security-mails.ts';
import type { PasskeyResponse, Passkeys, SignInOptions } from './passkeys.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import type { SecondFactorStore } from './second-factor.store.ts';
import { findTotpStep } from './totp.ts';

export interface FactorCheckDeps {
  db: Database;
  factorStore: SecondFactorStore;
  passkeys: Passkeys;
  /** Seals the secrets of authenticator apps. */
  totpBox: SecretBox;
  notices: SecurityNotices;
  clock: Clock;
}

export interface GivenFactor {
  /** The six digits of an authenticator app, or a recovery code. */
  code?: string | undefined;
  passkey?: PasskeyResponse | undefined;
}

type Method = 'totp' | 'passkey' | 'recovery_code';

/** `missing` lists the methods that the person can use. */
type Checked =
  | { is: 'not_needed' | 'right' | 'wrong' }
  | { is: 'missing'; methods: Method[]; passkeyOptions: SignInOptions | undefined };

/** Whether a person with the right password passes the second factor. Uses up the code. */
export async function checkFactor(
  deps: FactorCheckDeps,
  userId: string,
  { code, passkey }: GivenFactor,
): Promise<Checked> {
  const { db, factorStore, passkeys } = deps;
  const state = await factorStore.findState(db, userId);
  if (!state.totp_confirmed_at && state.passkeys === 0) return { is: 'not_needed' };
  if (passkey) return { is: (await passkeys.isRight(userId, passkey)) ? 'right' : 'wrong' };
  if (code) return { is: (await isRightCode(deps, userId, code)) ? 'right' : 'wrong' };
  const methods: Method[] = [
    ...(state.totp_confirmed_at ? (['totp'] as const) : []),
    ...(state.passkeys > 0 ? (['passkey'] as const) : []),
    ...(state.recovery_codes_left > 0 ? (['recovery_code'] as const) : []),
  ];
  const passkeyOptions = state.passkeys > 0 ? await passkeys.signInOptions(userId) : undefined;
  return { is: 'missing', methods, passkeyOptions };
}

async function isRightCode(deps: FactorCheckDeps, userId: string, code: string): Promise<boolean> {
  const { db, factorStore, notices, clock } = deps;
  const recovery = hashRecoveryCode(code);
  if (recovery) {
    const isUsed = await factorStore.useRecoveryCode(db, userId, { hash: recovery, at: clock.now() });
    if (isUsed) await notices.enqueue(db, userId, { kind: 'recovery_code_used' });
    return isUsed;
  }
  const totp = await factorStore.findTotp(db, userId);
  if (!totp?.confirmed_at) return false;
  return useTotpCode(deps, userId, { sealed: totp.sealed, code });
}

/** Returns false for a wrong code, and for a code that was used before. */
export async function useTotpCode(
  { db, factorStore, totpBox, clock }: Pick<FactorCheckDeps, 'db' | 'factorStore' | 'totpBox' | 'clock'>,
  userId: string,
  { sealed, code }: { sealed: Buffer; code: string },
): Promise<boolean> {
  const at = clock.now();
  const secret = totpBox.open(sealed, userId);
  const step = secret === undefined ? undefined : findTotpStep(secret, code.replace(/\s/g, ''), at);
  return step !== undefined && factorStore.useTotpStep(db, userId, { step, at });
}
