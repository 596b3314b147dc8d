import type {
  AuthenticationResponseJSON,
  AuthenticatorTransportFuture,
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

/**
 * Passkeys as a second factor (WebAuthn). They are bound to the host of SITE_URL. No attestation is asked for, so nothing is
 * learnt about the device and nothing is fetched.
 */
interface PasskeyDeps {
  db: Database;
  passkeyStore: PasskeyStore;
  clock: Clock;
  ids: IdSource;
  siteUrl: string;
}

/** What the browser's `navigator.credentials` answered, as JSON. The library checks it. */
export type PasskeyResponse = Record<string, unknown>;
export type SignInOptions = PublicKeyCredentialRequestOptionsJSON;

interface VerifiedPasskey {
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
}

const CHALLENGE_MS = 5 * MINUTE_MS;

export type Passkeys = ReturnType<typeof createPasskeys>;

export function createPasskeys({ db, passkeyStore: store, clock, ids, siteUrl }: PasskeyDeps) {
  const { hostname: rpID, origin: expectedOrigin } = new URL(siteUrl);
  /** Loaded on first use: most processes never need it. */
  const library = () => import('@simplewebauthn/server');
  const known = (passkeys: StoredPasskey[]) =>
    passkeys.map(({ credential_id: id, transports }) => ({
      id,
      transports: transports as AuthenticatorTransportFuture[],
    }));

  async function remember(userId: string, challenge: string, purpose: 'register' | 'sign_in'): Promise<void> {
    const expiresAt = new Date(clock.now().getTime() + CHALLENGE_MS);
    await store.insertChallenge(db, userId, { challenge, purpose, expiresAt });
  }

  /** For the library: whether the signed challenge is one of ours, which it then no longer is. */
  const expectedChallenge = (userId: string, purpose: 'register' | 'sign_in') => (challenge: string) =>
    isStorableText(challenge)
      ? store.useChallenge(db, userId, { challenge, purpose, at: clock.now() })
      : Promise.resolve(false);

  return {
    list: (userId: string) => store.list(db, userId),

    /** What the browser needs to make a passkey. */
    async registrationOptions(caller: Caller): Promise<PublicKeyCredentialCreationOptionsJSON> {
      const { userId } = signedInOf(caller);
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: 'Domesday',
        rpID,
        userName: caller.account.email,
        userID: new TextEncoder().encode(userId),
        attestationType: 'none',
        excludeCredentials: known(await store.list(db, userId)),
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
      });
      await remember(userId, options.challenge, 'register');
      return options;
    },

    /** Throws `invalid_request` when it is not a passkey that was asked for. */
    async verifyRegistration(userId: string, response: PasskeyResponse): Promise<VerifiedPasskey> {
      const { verifyRegistrationResponse } = await library();
      const { registrationInfo } = await verifyRegistrationResponse({
        response: response as unknown as RegistrationResponseJSON,
        expectedChallenge: expectedChallenge(userId, 'register'),
        expectedOrigin,
        expectedRPID: rpID,
        requireUserVerification: false,
      }).catch((error) => {
        throw new Problem('invalid_request', 'The passkey could not be checked; try again.', {
          cause: error,
        });
      });
      if (!registrationInfo)
        throw new Problem('invalid_request', 'The passkey could not be checked; try again.');
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      return { credential_id: id, public_key: Buffer.from(publicKey), counter, transports };
    },

    async insert(
      tx: Queryable,
      userId: string,
      passkey: VerifiedPasskey & { name: string },
    ): Promise<string> {
      const at = clock.now();
      const id = ids.sortable('pas', at);
      if (!(await store.insert(tx, userId, { ...passkey, id, created_at: at })))
        throw new Problem('second_factor_exists', 'This passkey is registered already.');
      return id;
    },

    remove: (tx: Queryable, userId: string, id: string) => store.remove(tx, userId, id),

    async signInOptions(userId: string): Promise<SignInOptions> {
      const { generateAuthenticationOptions } = await library();
      const allowCredentials = known(await store.list(db, userId));
      const options = await generateAuthenticationOptions({
        rpID,
        allowCredentials,
        userVerification: 'preferred',
      });
      await remember(userId, options.challenge, 'sign_in');
      return options;
    },

    /** Whether it is signed by a passkey of this person, for a challenge of ours that is not used yet. */
    async isRight(userId: string, response: PasskeyResponse): Promise<boolean> {
      const passkey = (await store.list(db, userId)).find(({ credential_id: id }) => id === response.id);
      if (!passkey) return false;
      const { verifyAuthenticationResponse } = await library();
      try {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: response as unknown as AuthenticationResponseJSON,
          expectedChallenge: expectedChallenge(userId, 'sign_in'),
          expectedOrigin,
          expectedRPID: rpID,
          credential: {
            id: passkey.credential_id,
            publicKey: new Uint8Array(passkey.public_key),
            counter: passkey.counter,
          },
          requireUserVerification: false,
        });
        if (verified)
          await store.recordUse(db, passkey.id, { counter: authenticationInfo.newCounter, at: clock.now() });
        return verified;
      } catch {
        // The library throws for everything that is wrong with it.
        return false;
      }
    },
  };
}
