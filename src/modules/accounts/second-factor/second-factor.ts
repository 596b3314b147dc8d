import type { Database, Transaction } from '../../../platform/postgres/index.ts';
import { type Clock, DAY_MS } from '../../../shared/clock.ts';
import { Problem } from '../../../shared/problem.ts';
import type { SecretBox } from '../../../shared/secret-box.ts';
import type { RecordAudit } from '../../audit/index.ts';
import type { Access } from '../access/access.ts';
import { type Caller, signedInOf } from '../account.ts';
import type { SecurityNotices } from '../security-mails.ts';
import type { PasskeyResponse, Passkeys, SignInOptions } from './passkeys.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import type { SecondFactorStore } from './second-factor.store.ts';
import { createTotpSecret, findTotpStep, totpUri } from './totp.ts';

/**
 * What a person proves beside the password: a code of an authenticator app, a passkey, or a recovery code. It is asked for at
 * every sign-in once one is set up. A password reset leaves it as it is; changes need the password and, if there is one, the
 * second factor itself.
 */
interface SecondFactorDeps {
  db: Database;
  factorStore: SecondFactorStore;
  passkeys: Passkeys;
  access: Pick<Access, 'changeBy'>;
  /** Seals the secrets of authenticator apps. */
  totpBox: SecretBox;
  notices: SecurityNotices;
  audit: RecordAudit;
  clock: Clock;
}

export interface GivenFactor {
  /** Six digits of an authenticator app, or a recovery code. */
  code?: string | undefined;
  passkey?: PasskeyResponse | undefined;
}

type Method = 'totp' | 'passkey' | 'recovery_code';

/** What `check` found. `missing` says what can be given. */
type Checked =
  | { is: 'not_needed' | 'right' | 'wrong' }
  | { is: 'missing'; methods: Method[]; passkeyOptions: SignInOptions | undefined };

const USED_CODES_KEPT_MS = DAY_MS;

export type SecondFactors = ReturnType<typeof createSecondFactors>;

export function createSecondFactors(deps: SecondFactorDeps) {
  const { db, factorStore: store, passkeys, access, audit, clock } = deps;

  async function isRightCode(userId: string, code: string): Promise<boolean> {
    const at = clock.now();
    const recovery = hashRecoveryCode(code);
    if (recovery) {
      const isUsed = await store.useRecoveryCode(db, userId, { hash: recovery, at });
      if (isUsed) await deps.notices.enqueue(db, userId, { kind: 'recovery_code_used' });
      return isUsed;
    }
    const totp = await store.findTotp(db, userId);
    if (!totp?.confirmed_at) return false;
    return useTotpCode(userId, totp.sealed, code);
  }

  async function useTotpCode(userId: string, sealed: Buffer, code: string): Promise<boolean> {
    const at = clock.now();
    const secret = deps.totpBox.open(sealed, userId);
    const step = secret === undefined ? undefined : findTotpStep(secret, code.replace(/\s/g, ''), at);
    return step !== undefined && store.useTotpStep(db, userId, { step, at });
  }

  /** Whether a person may go on after the right password. A code is used up by this. */
  async function check(userId: string, { code, passkey }: GivenFactor): Promise<Checked> {
    const state = await store.findState(db, userId);
    if (!state.totp_confirmed_at && state.passkeys === 0) return { is: 'not_needed' };
    if (passkey) return { is: (await passkeys.isRight(userId, passkey)) ? 'right' : 'wrong' };
    if (code) return { is: (await isRightCode(userId, code)) ? 'right' : 'wrong' };
    const methods: Method[] = [
      ...(state.totp_confirmed_at ? (['totp'] as const) : []),
      ...(state.passkeys > 0 ? (['passkey'] as const) : []),
      ...(state.recovery_codes_left > 0 ? (['recovery_code'] as const) : []),
    ];
    const passkeyOptions = state.passkeys > 0 ? await passkeys.signInOptions(userId) : undefined;
    return { is: 'missing', methods, passkeyOptions };
  }

  /** New codes for somebody who sets up their first factor; empty for others, who have some. */
  async function firstRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
    const { recovery_codes_left: left } = await store.findState(tx, userId);
    return left > 0 ? [] : newRecoveryCodes(tx, userId);
  }

  async function newRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
    const codes = createRecoveryCodes();
    await store.replaceRecoveryCodes(
      tx,
      userId,
      codes.map((code) => hashRecoveryCode(code) as Buffer),
    );
    return codes;
  }

  /** A factor was added or removed: in the audit trail, and by mail to the person. */
  async function announce(
    tx: Transaction,
    { account, actor, signedIn }: Caller,
    event: { kind: 'second_factor_added' | 'second_factor_removed'; factor: string; address: string },
  ): Promise<void> {
    const { kind, factor, address } = event;
    await audit(tx, account.id, { kind, actor, address, detail: { factor } });
    if (signedIn) await deps.notices.enqueue(tx, signedIn.userId, { kind, factor });
  }

  return {
    check,

    async list(caller: Caller) {
      const { userId } = signedInOf(caller);
      const state = await store.findState(db, userId);
      const list = await passkeys.list(userId);
      return {
        enabled: state.totp_confirmed_at !== null || list.length > 0,
        totpSince: state.totp_confirmed_at,
        passkeys: list,
        recoveryCodesLeft: state.recovery_codes_left,
      };
    },

    /** A secret for an authenticator app. It counts after `confirmTotp`. Throws `second_factor_exists`. */
    async startTotp(caller: Caller): Promise<{ secret: string; uri: string }> {
      const { userId } = signedInOf(caller);
      const secret = createTotpSecret();
      const sealed = deps.totpBox.seal(secret, userId);
      return access.changeBy(caller, 'self', async (tx) => {
        if (!(await store.insertTotp(tx, userId, { sealed, at: clock.now() })))
          throw new Problem(
            'second_factor_exists',
            'An authenticator app is set up already; remove it first.',
          );
        return { secret, uri: totpUri(secret, caller.account.email) };
      });
    },

    /** Returns recovery codes if the person has none yet. Throws `invalid_second_factor`. */
    async confirmTotp(caller: Caller, code: string, address: string): Promise<string[]> {
      const { userId } = signedInOf(caller);
      const totp = await store.findTotp(db, userId);
      if (!totp || totp.confirmed_at || !(await useTotpCode(userId, totp.sealed, code)))
        throw wrongFirstCode();
      return access.changeBy(caller, 'self', async (tx) => {
        // Another window may have begun anew since: then this code is of a secret that is gone.
        if (!(await store.confirmTotp(tx, userId, { sealed: totp.sealed, at: clock.now() })))
          throw wrongFirstCode();
        await announce(tx, caller, { kind: 'second_factor_added', factor: 'authenticator app', address });
        return firstRecoveryCodes(tx, userId);
      });
    },

    passkeyOptions: (caller: Caller) => passkeys.registrationOptions(caller),

    /** Returns recovery codes if the person has none yet. Throws `invalid_request`. */
    async addPasskey(
      caller: Caller,
      input: { name: string; credential: PasskeyResponse },
      address: string,
    ): Promise<{ id: string; recoveryCodes: string[] }> {
      const { userId } = signedInOf(caller);
      const verified = await passkeys.verifyRegistration(userId, input.credential);
      return access.changeBy(caller, 'self', async (tx) => {
        const id = await passkeys.insert(tx, userId, { ...verified, name: input.name });
        await announce(tx, caller, { kind: 'second_factor_added', factor: `passkey ${input.name}`, address });
        return { id, recoveryCodes: await firstRecoveryCodes(tx, userId) };
      });
    },

    /** Throws `passkey_not_found`. */
    async removePasskey(caller: Caller, id: string, address: string): Promise<void> {
      const { userId } = signedInOf(caller);
      await access.changeBy(caller, 'self', async (tx) => {
        const name = await passkeys.remove(tx, userId, id);
        if (name === undefined) throw new Problem('passkey_not_found', 'There is no such passkey of yours.');
        await announce(tx, caller, { kind: 'second_factor_removed', factor: `passkey ${name}`, address });
      });
    },

    /** New codes; the old ones end. */
    replaceRecoveryCodes: (caller: Caller, address: string): Promise<string[]> =>
      access.changeBy(caller, 'self', async (tx) => {
        const { account, actor } = caller;
        const state = await store.findState(tx, signedInOf(caller).userId);
        if (!state.totp_confirmed_at && state.passkeys === 0)
          throw new Problem('invalid_request', 'Set up an authenticator app or a passkey first.');
        await audit(tx, account.id, { kind: 'recovery_codes_replaced', actor, address });
        return newRecoveryCodes(tx, signedInOf(caller).userId);
      }),

    /** Everything beside the password ends. */
    disable: (caller: Caller, address: string): Promise<void> =>
      access.changeBy(caller, 'self', async (tx) => {
        await store.deleteAll(tx, signedInOf(caller).userId);
        await announce(tx, caller, { kind: 'second_factor_removed', factor: 'all', address });
      }),

    purge: () => store.purge(db, new Date(clock.now().getTime() - USED_CODES_KEPT_MS), clock.now()),
  };
}

function wrongFirstCode(): Problem {
  return new Problem(
    'invalid_request',
    'This code is not the one that the app shows now; start again or type the next one.',
  );
}
