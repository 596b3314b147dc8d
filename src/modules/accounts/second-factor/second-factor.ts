import { DAY_MS } from '../../../shared/clock.ts';
import { type Caller, signedInOf } from '../account.ts';
import {
  addPasskey,
  confirmTotp,
  type FactorChangeDeps,
  removeAllFactors,
  removePasskey,
  replaceRecoveryCodes,
  startTotp,
} from './change-factors.ts';
import { checkFactor, type GivenFactor } from './check-factor.ts';
import type { PasskeyResponse } from './passkeys.ts';

const USED_CODES_KEPT_MS = DAY_MS;

export type SecondFactors = ReturnType<typeof createSecondFactors>;

/**
 * A second factor is a code of an authenticator app, a passkey, or a recovery code. Once a person has set one
 * up, every sign-in asks for it. A password reset does not change it; changing it needs the password and, if
 * there is one, the second factor itself.
 */
export function createSecondFactors(deps: FactorChangeDeps) {
  const { db, factorStore, passkeys, clock } = deps;
  return {
    check: (userId: string, given: GivenFactor) => checkFactor(deps, userId, given),
    async list(caller: Caller) {
      const { userId } = signedInOf(caller);
      const state = await factorStore.findState(db, userId);
      const list = await passkeys.list(userId);
      return {
        enabled: state.totp_confirmed_at !== null || list.length > 0,
        totpSince: state.totp_confirmed_at,
        passkeys: list,
        recoveryCodesLeft: state.recovery_codes_left,
      };
    },
    startTotp: (caller: Caller) => startTotp(deps, caller),
    confirmTotp: (caller: Caller, code: string, address: string) =>
      confirmTotp(deps, caller, { code, address }),
    passkeyOptions: (caller: Caller) => passkeys.registrationOptions(caller),
    addPasskey: (caller: Caller, input: { name: string; credential: PasskeyResponse }, address: string) =>
      addPasskey(deps, caller, { ...input, address }),
    removePasskey: (caller: Caller, id: string, address: string) =>
      removePasskey(deps, caller, { id, address }),
    replaceRecoveryCodes: (caller: Caller, address: string) => replaceRecoveryCodes(deps, caller, address),
    disable: (caller: Caller, address: string) => removeAllFactors(deps, caller, address),
    purge: () => factorStore.purge(db, new Date(clock.now().getTime() - USED_CODES_KEPT_MS), clock.now()),
  };
}
