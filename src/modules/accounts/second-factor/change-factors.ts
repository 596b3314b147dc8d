import type { Transaction } from '../../../platform/postgres/index.ts';
import { Problem } from '../../../shared/problem.ts';
import type { RecordAudit } from '../../audit/index.ts';
import type { Access } from '../access/access.ts';
import { type Caller, signedInOf } from '../account.ts';
import { type FactorCheckDeps, useTotpCode } from './check-factor.ts';
import type { PasskeyResponse } from './passkeys.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import { createTotpSecret, totpUri } from './totp.ts';

export interface FactorChangeDeps extends FactorCheckDeps {
  access: Pick<Access, 'changeBy'>;
  audit: RecordAudit;
}

/**
 * Creates a secret for an authenticator app, which is active after `confirmTotp`. Throws
 * `second_factor_exists`.
 */
export async function startTotp(
  { factorStore, access, totpBox, clock }: FactorChangeDeps,
  caller: Caller,
): Promise<{ secret: string; uri: string }> {
  const { userId } = signedInOf(caller);
  const secret = createTotpSecret();
  const sealed = totpBox.seal(secret, userId);
  return access.changeBy(caller, 'self', async (tx) => {
    if (!(await factorStore.insertTotp(tx, userId, { sealed, at: clock.now() })))
      throw new Problem('second_factor_exists', 'An authenticator app is set up already; remove it first.');
    return { secret, uri: totpUri(secret, caller.account.email) };
  });
}

/** Returns recovery codes if the person has none yet. Throws `invalid_request`. */
export async function confirmTotp(
  deps: FactorChangeDeps,
  caller: Caller,
  { code, address }: { code: string; address: string },
): Promise<string[]> {
  const { db, factorStore, access, clock } = deps;
  const { userId } = signedInOf(caller);
  const totp = await factorStore.findTotp(db, userId);
  if (!totp || totp.confirmed_at || !(await useTotpCode(deps, userId, { sealed: totp.sealed, code })))
    throw wrongFirstCode();
  return access.changeBy(caller, 'self', async (tx) => {
    // Another window may have started over in the meantime; then this code belongs to a secret that was
    // replaced.
    if (!(await factorStore.confirmTotp(tx, userId, { sealed: totp.sealed, at: clock.now() })))
      throw wrongFirstCode();
    const event = { kind: 'second_factor_added', factor: 'authenticator app', address } as const;
    await announce(deps, tx, caller, event);
    return firstRecoveryCodes(deps, tx, userId);
  });
}

/** Returns recovery codes if the person has none yet. Throws `invalid_request`. */
export async function addPasskey(
  deps: FactorChangeDeps,
  caller: Caller,
  { name, credential, address }: { name: string; credential: PasskeyResponse; address: string },
): Promise<{ id: string; recoveryCodes: string[] }> {
  const { userId } = signedInOf(caller);
  const verified = await deps.passkeys.verifyRegistration(userId, credential);
  return deps.access.changeBy(caller, 'self', async (tx) => {
    const id = await deps.passkeys.insert(tx, userId, { ...verified, name });
    await announce(deps, tx, caller, { kind: 'second_factor_added', factor: `passkey ${name}`, address });
    return { id, recoveryCodes: await firstRecoveryCodes(deps, tx, userId) };
  });
}

/** Throws `passkey_not_found`. */
export async function removePasskey(
  deps: FactorChangeDeps,
  caller: Caller,
  { id, address }: { id: string; address: string },
): Promise<void> {
  const { userId } = signedInOf(caller);
  await deps.access.changeBy(caller, 'self', async (tx) => {
    const name = await deps.passkeys.remove(tx, userId, id);
    if (name === undefined) throw new Problem('passkey_not_found', 'There is no such passkey of yours.');
    await announce(deps, tx, caller, { kind: 'second_factor_removed', factor: `passkey ${name}`, address });
  });
}

/** The old codes stop working. */
export async function replaceRecoveryCodes(
  { factorStore, access, audit }: FactorChangeDeps,
  caller: Caller,
  address: string,
): Promise<string[]> {
  return access.changeBy(caller, 'self', async (tx) => {
    const { account, actor } = caller;
    const { userId } = signedInOf(caller);
    const state = await factorStore.findState(tx, userId);
    if (!state.totp_confirmed_at && state.passkeys === 0)
      throw new Problem('invalid_request', 'Set up an authenticator app or a passkey first.');
    await audit(tx, account.id, { kind: 'recovery_codes_replaced', actor, address });
    return newRecoveryCodes({ factorStore }, tx, userId);
  });
}

/** Afterwards the password is enough. */
export async function removeAllFactors(
  deps: FactorChangeDeps,
  caller: Caller,
  address: string,
): Promise<void> {
  await deps.access.changeBy(caller, 'self', async (tx) => {
    await deps.factorStore.deleteAll(tx, signedInOf(caller).userId);
    await announce(deps, tx, caller, { kind: 'second_factor_removed', factor: 'all', address });
  });
}

/** New codes for a person who sets up their first factor; empty for others, who already have codes. */
async function firstRecoveryCodes(
  { factorStore }: Pick<FactorChangeDeps, 'factorStore'>,
  tx: Transaction,
  userId: string,
): Promise<string[]> {
  const { recovery_codes_left: left } = await factorStore.findState(tx, userId);
  return left > 0 ? [] : newRecoveryCodes({ factorStore }, tx, userId);
}

async function newRecoveryCodes(
  { factorStore }: Pick<FactorChangeDeps, 'factorStore'>,
  tx: Transaction,
  userId: string,
): Promise<string[]> {
  const codes = createRecoveryCodes();
  await factorStore.replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashRecoveryCode(code) as Buffer),
  );
  return codes;
}

/** Records in the audit trail that a factor was added or removed, and sends the person a mail. */
async function announce(
  { audit, notices }: Pick<FactorChangeDeps, 'audit' | 'notices'>,
  tx: Transaction,
  { account, actor, signedIn }: Caller,
  event: { kind: 'second_factor_added' | 'second_factor_removed'; factor: string; address: string },
): Promise<void> {
  const { kind, factor, address } = event;
  await audit(tx, account.id, { kind, actor, address, detail: { factor } });
  if (signedIn) await notices.enqueue(tx, signedIn.userId, { kind, factor });
}

function wrongFirstCode(): Problem {
  return new Problem(
    'invalid_request',
    'This code is not the one that the app shows now; start again or type the next one.',
  );
}
