import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Database, Queryable } from '../../../platform/postgres/index.ts';
import { type Clock, MINUTE_MS } from '../../../shared/clock.ts';
import type { IdSource } from '../../../shared/ids.ts';
import { Problem } from '../../../shared/problem.ts';
import { isStorableText } from '../../../shared/storable-text.ts';
import { type Caller, signedInOf } from '../account.ts';
import type { PasskeyStore, StoredPasskey } from './passkeys.store.ts';

interface PasskeyDeps {
  db: Database;
  passkeyStore: PasskeyStore;
  clock: Clock;
  ids: IdSource;
  siteUrl: string;
}

/** The JSON that `navigator.credentials` returned in the browser. The library validates it. */
export type PasskeyResponse = Record<string, unknown>;
export type SignInOptions = PublicKeyCredentialRequestOptionsJSON;

interface VerifiedPasskey {
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
}

const CHALLENGE_MS = 5 * MINUTE_MS;

/** The name and origin of this service for browsers. */
interface RelyingParty {
  rpID: string;
  expectedOrigin: string;
}

type PasskeyContext = Pick<PasskeyDeps, 'db' | 'passkeyStore' | 'clock'> & RelyingParty;

/** Loaded on first use: most processes never need it. */
const library = () => import('@simplewebauthn/server');

export type Passkeys = ReturnType<typeof createPasskeys>;

/**
 * Passkeys as a second factor (WebAuthn). They are bound to the host of SITE_URL. No attestation is
 * requested, so the service learns nothing about the device and fetches nothing.
 */
export function createPasskeys({ db, passkeyStore, clock, ids, siteUrl }: PasskeyDeps) {
  const { hostname: rpID, origin: expectedOrigin } = new URL(siteUrl);
  const context: PasskeyContext = { db, passkeyStore, clock, rpID, expectedOrigin };
  return {
    list: (userId: string) => passkeyStore.list(db, userId),
    registrationOptions: (caller: Caller) => registrationOptions(context, caller),
    verifyRegistration: (userId: string, response: PasskeyResponse) =>
      verifyRegistration(context, userId, response),
    async insert(
      tx: Queryable,
      userId: string,
      passkey: VerifiedPasskey & { name: string },
    ): Promise<string> {
      const at = clock.now();
      const id = ids.sortable('pas', at);
      if (!(await passkeyStore.insert(tx, userId, { ...passkey, id, created_at: at })))
        throw new Problem('second_factor_exists', 'This passkey is registered already.');
      return id;
    },
    remove: (tx: Queryable, userId: string, id: string) => passkeyStore.remove(tx, userId, id),
    signInOptions: (userId: string) => signInOptions(context, userId),
    isRight: (userId: string, response: PasskeyResponse) => isRightPasskey(context, userId, response),
  };
}

/** The options that a browser needs to make a passkey. */
async function registrationOptions(
  context: PasskeyContext,
  caller: Caller,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { db, passkeyStore, rpID } = context;
  const { userId } = signedInOf(caller);
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: 'Domesday',
    rpID,
    userName: caller.account.email,
    userID: new TextEncoder().encode(userId),
    attestationType: 'none',
    excludeCredentials: credentialsOf(await passkeyStore.list(db, userId)),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  await rememberChallenge(context, userId, { challenge: options.challenge, purpose: 'register' });
  return options;
}

/** Throws `invalid_request` if it is not a passkey for a challenge of this service. */
async function verifyRegistration(
  context: PasskeyContext,
  userId: string,
  response: PasskeyResponse,
): Promise<VerifiedPasskey> {
  const { rpID, expectedOrigin } = context;
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: expectedChallenge(context, userId, 'register'),
    expectedOrigin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch((error) => {
    throw new Problem('invalid_request', 'The passkey could not be checked; try again.', { cause: error });
  });
  if (!registrationInfo) throw new Problem('invalid_request', 'The passkey could not be checked; try again.');
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return { credential_id: id, public_key: Buffer.from(publicKey), counter, transports };
}

async function signInOptions(context: PasskeyContext, userId: string): Promise<SignInOptions> {
  const { db, passkeyStore, rpID } = context;
  const { generateAuthenticationOptions } = await library();
  const allowCredentials = credentialsOf(await passkeyStore.list(db, userId));
  const options = await generateAuthenticationOptions({
    rpID,
    allowCredentials,
    userVerification: 'preferred',
  });
  await rememberChallenge(context, userId, { challenge: options.challenge, purpose: 'sign_in' });
  return options;
}

/** Whether the response is signed by a passkey of this person, for an unused challenge of this service. */
async function isRightPasskey(
  context: PasskeyContext,
  userId: string,
  response: PasskeyResponse,
): Promise<boolean> {
  const { db, passkeyStore, clock, rpID, expectedOrigin } = context;
  const passkeys = await passkeyStore.list(db, userId);
  const passkey = passkeys.find(({ credential_id: id }) => id === response.id);
  if (!passkey) return false;
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge: expectedChallenge(context, userId, 'sign_in'),
      expectedOrigin,
      expectedRPID: rpID,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    });
    const use = { counter: authenticationInfo.newCounter, at: clock.now() };
    if (verified) await passkeyStore.recordUse(db, passkey.id, use);
    return verified;
  } catch {
    // The library throws for every kind of invalid response.
    return false;
  }
}

type Purpose = 'register' | 'sign_in';

async function rememberChallenge(
  { db, passkeyStore, clock }: PasskeyContext,
  userId: string,
  { challenge, purpose }: { challenge: string; purpose: Purpose },
): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + CHALLENGE_MS);
  await passkeyStore.insertChallenge(db, userId, { challenge, purpose, expiresAt });
}

/** The library calls it with the signed challenge: true only once per challenge of this service. */
function expectedChallenge({ db, passkeyStore, clock }: PasskeyContext, userId: string, purpose: Purpose) {
  return async (challenge: string): Promise<boolean> =>
    isStorableText(challenge) &&
    passkeyStore.useChallenge(db, userId, { challenge, purpose, at: clock.now() });
}

function credentialsOf(passkeys: StoredPasskey[]) {
  return passkeys.map(({ credential_id: id, transports }) => ({
    id,
    transports: transports as AuthenticatorTransport[],
  }));
}
